import { type Complaint, repeated } from './complaint.ts';
import type { Settings } from './schema.ts';

export function checkAcceptor({ cabinet: { acceptor } }: Settings): readonly Complaint[] {
  if (acceptor === 'off') return [];
  const { tokens, refuse } = acceptor;
  const within = ['cabinet', 'acceptor'];
  const twice = repeated(refuse, (id) => id).map(({ place, name }) => ({
    path: [...within, 'refuse', place],
    reason: `${name} stands there already`,
  }));
  const both = refuse.flatMap((id, place): Complaint[] =>
    Object.hasOwn(tokens, id)
      ? [
          {
            path: [...within, 'refuse', place],
            reason: `${id} has a worth in tokens, it is taken or refused`,
          },
        ]
      : [],
  );
  return [
    ...Object.keys(tokens).flatMap((id) => checkToken(id, [...within, 'tokens', id])),
    ...refuse.flatMap((id, place) => checkId(id, [...within, 'refuse', place])),
    ...twice,
    ...both,
  ];
}

/** Country or TK, three characters of worth, a letter of revision. */
const COIN_ID = /^[A-Z]{2}[0-9A-Z.]{3}[A-Z0-9]?$/;

/** Only the worth of tokens is the operator's to say. */
function checkToken(id: string, path: Complaint['path']): readonly Complaint[] {
  const likely = id.toUpperCase();
  if (!COIN_ID.test(likely) || likely.startsWith('TK')) return checkId(id, path);
  return [{ path, reason: `${id} is a coin with a worth of its own, allowed: ids that begin with TK` }];
}

function checkId(id: string, path: Complaint['path']): readonly Complaint[] {
  if (COIN_ID.test(id)) return [];
  const likely = id.toUpperCase();
  const guess = COIN_ID.test(likely) ? `; did you mean ${likely}?` : '';
  const reason = `${id} is no coin id, allowed: two letters, three letters or digits and a letter, such as GB005A${guess}`;
  return [{ path, reason }];
}
