import type { TableIntent } from './scene.ts';

/** What each letter means in this scene. */
export function bound<Scene>(
  letters: Readonly<Record<string, (scene: Scene) => TableIntent[]>>,
  scene: Scene,
): Readonly<Record<string, () => TableIntent[]>> {
  return Object.fromEntries(
    Object.entries(letters).map(([letter, meaning]) => [letter, () => meaning(scene)]),
  );
}
