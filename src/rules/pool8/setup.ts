export interface Pool8Rules {
  /** An opponent's ball is a foul even when an own one went down with it (P8A-2). */
  readonly ownPlusOpponentIsFoul: boolean;
  /** The black on the break loses, or the balls are let go again for another break (P8A-8). */
  readonly blackOnBreak: 'loss' | 'rerackFreeVend';
  /** The first ball after the break sets the groups though the stroke was a foul (P8A-12). */
  readonly foulPotSetsGroups: boolean;
  /** The black counts only in a pocket that was named (P8A-15). */
  readonly callRequired: boolean;
}

export interface Pool8Setup {
  readonly rules: Pool8Rules;
  /** A reader in the return lane knows each ball by its tag; without one, people name what fell. */
  readonly reader: boolean;
  /** A beam counts the balls that are let go. */
  readonly delivery: boolean;
}

export const CLASSIC: Pool8Rules = {
  ownPlusOpponentIsFoul: true,
  blackOnBreak: 'loss',
  foulPotSetsGroups: false,
  callRequired: true,
};
