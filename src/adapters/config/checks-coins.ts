import { MOST_PULSES } from '../../sensing/coin.ts';
import { STRING_LINE } from '../../sensing/lines.ts';
import { type Complaint, repeated } from './complaint.ts';
import { writeDuration } from './duration.ts';
import { MOST_UNITS } from './money.ts';
import type { Settings } from './schema.ts';
import type { Path } from './written.ts';

type Coin = Settings['money']['coins'][number];

/** The lines of coins, each by itself. */
export function checkCoins({ money, cabinet }: Settings): readonly Complaint[] {
  const { coins } = money;
  const twice = repeated(coins, (coin) => coin.line).map(({ place, name }) => ({
    path: ['money', 'coins', place, 'line'],
    reason: `${name} has a value already, each line stands here once`,
  }));
  return [
    ...twice,
    ...coins.flatMap((coin, place) => checkCoin(coin, ['money', 'coins', place])),
    ...checkPulse(['cabinet', 'sensing', 'coin', 'pulse'], cabinet.sensing.coin.pulse),
  ];
}

const checkCoin = (coin: Coin, path: Path): readonly Complaint[] => [
  ...(coin.line === STRING_LINE ? [{ path: [...path, 'line'], reason: IS_STRING }] : []),
  ...(coin.pulse === undefined ? [] : checkPulse([...path, 'pulse'], coin.pulse)),
  ...checkPause(coin, path),
  ...checkCounts(coin, path),
  ...checkMost(coin, path),
];

const IS_STRING = `${STRING_LINE} is where the mechanism tells a coin on a string, allowed: coin. and a number`;

function checkPulse(path: Path, [shortest, longest]: readonly [number, number]): readonly Complaint[] {
  if (shortest < longest) return [];
  const reason = `the shortest (${writeDuration(shortest)}) has to be less than the longest (${writeDuration(longest)})`;
  return [{ path, reason }];
}

function checkPause({ pause, train }: Coin, path: Path): readonly Complaint[] {
  if (pause === undefined || train === 'off' || pause <= train) return [];
  const reason = `${writeDuration(pause)} is longer than train (${writeDuration(train)}): no coin could have two pulses`;
  return [{ path: [...path, 'pause'], reason }];
}

function checkCounts({ counts, train }: Coin, path: Path): readonly Complaint[] {
  const whole = [...path, 'counts'];
  if (counts === 'any') return [];
  if (counts.length === 0) {
    return [{ path: whole, reason: 'is empty: no coin would count, write any', because: ['money.coins'] }];
  }
  if (train === 'off') return [{ path: whole, reason: 'needs train: without it every pulse is a coin' }];
  return repeated(counts, String).map(({ place }) => ({
    path: [...whole, place],
    reason: 'stands there already',
  }));
}

function checkMost({ value, train, counts }: Coin, path: Path): readonly Complaint[] {
  const pulses = train === 'off' ? 1 : counts === 'any' ? MOST_PULSES : Math.max(0, ...counts);
  if (Number(value) * pulses <= MOST_UNITS) return [];
  const reason = `${value} is too much for a train of up to ${pulses} pulses, allowed: at most ${Math.floor(MOST_UNITS / pulses)}`;
  return [{ path: [...path, 'value'], reason }];
}
