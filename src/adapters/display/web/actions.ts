import { z } from 'zod';
import { SIGNATURE } from '../../../ports/control.ts';
import type { CabinetAction, PanelAction } from '../../../ports/web-api.ts';

const Id = z.string().min(1).max(40);
const Ball = z.enum(['white', 'red']);
const Millimetres = z.number().min(-5_000).max(5_000);
const Count = z.int().min(0).max(9);
// It goes into logs and tables: nothing that a terminal would obey.
const Signature = z.string().regex(SIGNATURE, 'must be 1 to 40 characters');

export const PanelActionBody = z.strictObject({
  panel: Id,
  players: Count.exactOptional(),
  first: Count.exactOptional(),
  reason: Id.exactOptional(),
  hole: Id.exactOptional(),
  pocket: Id.exactOptional(),
  group: Id.exactOptional(),
  option: Id.exactOptional(),
  ball: Id.exactOptional(),
  counted: z.int().min(0).max(1_000_000_000).exactOptional(),
  by: Signature.exactOptional(),
  games: z.int().min(1).max(9).exactOptional(),
  test: Id.exactOptional(),
}) satisfies z.ZodType<PanelAction>;

export const CabinetActionBody = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pot'), hole: Id, ball: Ball }),
  z.strictObject({ do: z.literal('lift'), ball: Ball }),
  z.strictObject({ do: z.literal('return'), ball: Ball, id: z.int().exactOptional() }),
  z.strictObject({ do: z.enum(['miss', 'spot', 'baulk', 'rack', 'clear', 'stick', 'tilt', 'string']) }),
  z.strictObject({ do: z.literal('sink'), ball: Id, pocket: Id }),
  z.strictObject({ do: z.literal('place'), x: Millimetres, y: Millimetres }),
  z.strictObject({ do: z.enum(['knock', 'wobble', 'stand']), peg: Id }),
  z.strictObject({ do: z.literal('plug'), peg: Id, hole: Id.exactOptional() }),
  z.strictObject({ do: z.literal('coin'), line: Id }),
  z.strictObject({ do: z.literal('acceptor'), how: z.enum(['unplug', 'plug', 'string', 'jam', 'clear']) }),
  z.strictObject({ do: z.literal('press'), button: Id }),
  z.strictObject({ do: z.literal('wire'), line: Id, is: z.enum(['sound', 'off', 'on']) }),
  z.strictObject({ do: z.literal('jam'), jammed: z.boolean() }),
  z.strictObject({ do: z.literal('key'), on: z.boolean() }),
  z.strictObject({ do: z.literal('door'), open: z.boolean() }),
  z.strictObject({ do: z.literal('speed'), speed: z.literal([1, 10, 60]) }),
]) satisfies z.ZodType<CabinetAction>;

/** One line that says what is wrong with a body, for whoever wrote the request. */
export function problemsOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; ');
}
