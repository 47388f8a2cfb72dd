import type { TableScene } from './scene.ts';

/** The reasons that FOUL offers. */
export function foulsOf({ layout }: Pick<TableScene, 'layout'>): readonly string[] {
  return layout.foulReasons;
}
