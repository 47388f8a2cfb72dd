/** What a game looks like. */
import type { TemplateResult } from 'lit';
import type { Words } from '../../words/words.ts';
import type { Scene } from '../scene.ts';

export interface Step {
  readonly picture: TemplateResult;
  readonly says: string;
}

export interface Page {
  readonly id: string;
  readonly title: string;
  readonly says: readonly string[];
  readonly picture: TemplateResult | null;
}

export interface GameLook {
  readonly title: (words: Words) => string;
  /** How it goes, told to whoever stands before an idle table. */
  readonly steps: (scene: Scene) => readonly Step[];
  /** The lowest line of an idle table. */
  readonly idle: (scene: Scene) => TemplateResult;
  readonly whoStarts: (words: Words) => string;
  /** The table as a game begins. */
  readonly opening: (scene: Scene) => TemplateResult;
  readonly play: (scene: Scene) => TemplateResult;
  readonly players: (scene: Scene) => TemplateResult;
  /** Why it was won or lost, where the game says more than its result. */
  readonly end: (scene: Scene) => string | null;
  readonly chapters: (scene: Scene) => readonly Page[];
  /** The keys of this game, and what they do. */
  readonly keys: (words: Words) => readonly (readonly [key: string, meaning: string])[];
}
