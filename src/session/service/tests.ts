/** What a technician can try. */
export const TESTS = [
  'barRaise',
  'barDrop',
  'coinGate',
  'startLamp',
  'meter',
  'release',
  'chime',
  'display',
  'coins',
  'balls',
] as const;
export type TestName = (typeof TESTS)[number];

/** Tests that go on for a while, and how long when nobody ends them. */
export const LASTS_MS = {
  barRaise: 30_000,
  coinGate: 6_000,
  startLamp: 6_000,
  display: 12_000,
  /** Since the last coin. */
  coins: 120_000,
  /** Since the last ball. */
  balls: 600_000,
} as const satisfies Partial<Record<TestName, number>>;
export type LastingTest = keyof typeof LASTS_MS;

export function isTest(name: string): name is TestName {
  return TESTS.some((test) => test === name);
}

/** What came of it is told by the bar's switch, where one is fitted. */
export function movesBar(test: TestName): test is 'barRaise' | 'barDrop' {
  return test === 'barRaise' || test === 'barDrop';
}

export function isLasting(test: TestName): test is LastingTest {
  return test in LASTS_MS;
}
