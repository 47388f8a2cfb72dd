/** Ids of the game into words of the reader. */
import type { Prompt, Verdict } from '../../rules/game.ts';
import type { Colour } from '../words/sides.ts';
import { sideOf } from '../words/sides.ts';
import { type Gaps, promptPhrase, verdictPhrase } from '../words/told/told.ts';
import { both, either, type Words } from '../words/words.ts';
import { playerName, type Scene } from './scene.ts';

type Speaker = Pick<Scene, 'board' | 'layout' | 'words' | 'language'>;

export function promptText(scene: Speaker, prompt: Prompt): string {
  return promptPhrase(
    scene.language,
    prompt.id,
  )({
    ...NO_GAPS,
    player: playerName(scene, prompt.player ?? scene.board.active),
    holes: either(
      scene.words,
      (prompt.holes ?? []).map((id) => holeName(scene, id)),
    ),
    peg: pegName(scene, prompt.pegs?.[0] ?? ''),
    pegs: both(
      scene.words,
      (prompt.pegs ?? []).map((id) => pegName(scene, id)),
    ),
  });
}

export function verdictText(scene: Speaker, verdict: Verdict): string {
  return verdictPhrase(
    scene.language,
    verdict.id,
  )({
    ...NO_GAPS,
    player: playerName(scene, verdict.player),
    points: verdict.points === 0 ? '' : scene.words.points(Math.abs(verdict.points)),
    cause: verdict.cause === undefined ? '' : causeName(scene, verdict.cause),
  });
}

const NO_GAPS: Gaps = { player: '', holes: '', pegs: '', peg: '', points: '', cause: '' };

/** A foul reason, a skittle or a hole, whichever it is. */
export function causeName(scene: Speaker, cause: string): string {
  if (scene.layout.pegs.some((peg) => peg.id === cause)) return pegName(scene, cause);
  if (scene.layout.holes.some((hole) => hole.id === cause)) return holeName(scene, cause);
  return foulName(scene.words, cause);
}

export function holeName({ layout, words }: Speaker, id: string): string {
  const hole = layout.holes.find((each) => each.id === id);
  return hole ? words.hole(hole.worth, sideOf(id)) : id;
}

export function pegName({ layout, words }: Speaker, id: string): string {
  const colour = layout.pegs.find((peg) => peg.id === id)?.colour;
  return isColour(colour) ? words.peg(colour, sideOf(id)) : id;
}

export function foulName(words: Words, reason: string): string {
  const fouls: Readonly<Record<string, string>> = words.fouls;
  return fouls[reason] ?? reason;
}

/** What a fault is about: a line by the thing behind it, anything else as it was told. */
export function thingName(scene: Speaker, what: string): string {
  const [kind, id] = what.split('.');
  if (id === undefined) return what;
  if (kind === 'hole') return holeName(scene, id);
  return kind === 'peg' ? pegName(scene, id) : what;
}

export function isColour(colour: string | undefined): colour is Colour {
  return colour === 'black' || colour === 'white' || colour === 'red';
}
