/** What is sent in one go. Between two of them the rest of the table has its turn. */
export type Slice<Order> = readonly Order[];

/** How a picture is put on a chip. A picture is text, in the notation of its chip. */
export interface Chip<Order> {
  /** Everything, whatever the chip shows or believes: settings first, and nothing goes dark meanwhile. */
  anew(picture: string): readonly Slice<Order>[];
  /** What differs, which may be nothing. */
  change(before: string, picture: string): readonly Slice<Order>[];
  /** Dark. */
  off(): Slice<Order>;
}

/** The way to a chip. */
export interface Wire<Order> {
  /** How long the way is left to others between two slices. */
  readonly pauseMs: number;
  send(slice: Slice<Order>): Promise<void>;
  close(): Promise<void>;
}
