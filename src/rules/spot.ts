/** A place on a bed: millimetres from the middle of the baulk end, x to the right, y up the table. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
