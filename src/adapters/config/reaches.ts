import { greatestCommonDivisor } from '../../session/best-buy.ts';

/** Sums of more steps than this are taken to be reachable: so many coins make nearly every sum. */
const MOST_STEPS = 1_000_000;

/** Is there any set of these coins, each as often as one likes, that comes to exactly this sum? */
export function reaches(coins: readonly number[], sum: number): boolean {
  const unit = coins.reduce(greatestCommonDivisor, 0);
  if (unit === 0 || sum % unit !== 0) return false;
  const steps = sum / unit;
  if (steps > MOST_STEPS) return true;
  const reached = new Uint8Array(steps + 1);
  reached[0] = 1;
  for (let step = 1; step <= steps; step++) {
    if (coins.some((coin) => reached[step - coin / unit] === 1)) reached[step] = 1;
  }
  return reached[steps] === 1;
}
