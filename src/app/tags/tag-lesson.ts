import { BALLS, type Ball } from '../../rules/pool8/table.ts';

/** Ball after ball is held to the reader, so that the settings can name the tag in each. */
export class TagLesson {
  readonly #tags = new Map<Ball, string>();
  readonly #left: Ball[];

  constructor(balls: readonly Ball[] = BALLS) {
    this.#left = [...balls];
  }

  /** The ball that is waited for; null when all have had their turn. */
  get wanted(): Ball | null {
    return this.#left[0] ?? null;
  }

  /** A tag was read; what there is to say of it. */
  heard(tag: string): string {
    const known = [...this.#tags].find(([, other]) => other === tag)?.[0];
    if (known) return `${tag} is ${known}, take another ball`;
    const ball = this.#left.shift();
    if (!ball) return `${tag}: all balls have had their turn`;
    this.#tags.set(ball, tag);
    return `${ball}: ${tag}`;
  }

  /** The ball that is waited for is not at hand, or has no tag. */
  leaveOut(): void {
    this.#left.shift();
  }

  /** The lines for the settings, as far as balls were read. */
  lines(port: string): readonly string[] {
    const tags = Array.from(this.#tags, ([ball, tag]) => `      ${ball}: ${tag}`);
    return [
      'cabinet:',
      '  balls: reader',
      '  reader:',
      `    port: ${port}`,
      ...(tags.length === 0 ? ['    tags: {}'] : ['    tags:', ...tags]),
    ];
  }
}
