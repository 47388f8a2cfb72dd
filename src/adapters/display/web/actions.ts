import { z } from 'zod';
import type { CabinetAction, PanelAction } from '../../../ports/web-api.ts';

const Id = z.string().min(1).max(40);
const Ball = z.enum(['white', 'red']);
const Count = z.int().min(0).max(9);

export const PanelActionBody = z.strictObject({
  panel: Id,
  players: Count.exactOptional(),
  first: Count.exactOptional(),
  reason: Id.exactOptional(),
  hole: Id.exactOptional(),
  ball: Id.exactOptional(),
}) satisfies z.ZodType<PanelAction>;

export const CabinetActionBody = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pot'), hole: Id, ball: Ball }),
  z.strictObject({ do: z.literal('lift'), ball: Ball }),
  z.strictObject({ do: z.literal('return'), ball: Ball, id: z.int().exactOptional() }),
  z.strictObject({ do: z.enum(['miss', 'spot', 'baulk']) }),
  z.strictObject({ do: z.enum(['knock', 'wobble', 'stand']), peg: Id }),
  z.strictObject({ do: z.literal('plug'), peg: Id, hole: Id.exactOptional() }),
  z.strictObject({ do: z.literal('coin'), line: Id }),
  z.strictObject({ do: z.literal('press'), button: Id }),
  z.strictObject({ do: z.literal('key'), on: z.boolean() }),
  z.strictObject({ do: z.literal('door'), open: z.boolean() }),
  z.strictObject({ do: z.literal('speed'), speed: z.literal([1, 10, 60]) }),
]) satisfies z.ZodType<CabinetAction>;

/** One line that says what is wrong with a body, for whoever wrote the request. */
export function problemsOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; ');
}
