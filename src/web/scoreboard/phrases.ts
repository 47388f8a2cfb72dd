/** Ids of the game into words of the reader. */
import type { Prompt, Verdict } from '../../rules/game.ts';
import type { Colour } from '../words/sides.ts';
import { sideOf } from '../words/sides.ts';
import { type Gaps, promptPhrase, type Speech, verdictPhrase } from '../words/told/told.ts';
import { both, either, type Words } from '../words/words.ts';
import { ballName, groupName, pocketName } from './pool/names.ts';
import { playerName, type Scene } from './scene.ts';

type Speaker = Pick<Scene, 'board' | 'layout' | 'words' | 'language'>;

export function promptText(scene: Speaker, prompt: Prompt): string {
  const player = prompt.player ?? scene.board.active;
  return promptPhrase(
    speechOf(scene),
    prompt.id,
  )({
    ...NO_GAPS,
    player: playerName(scene, player),
    holes: holesNamed(scene, prompt.holes ?? []),
    peg: pegName(scene, prompt.pegs?.[0] ?? ''),
    pegs: both(
      scene.words,
      (prompt.pegs ?? []).map((id) => pegName(scene, id)),
    ),
    group: groupName(scene.words, scene.board.players[player]?.group ?? null),
  });
}

export function verdictText(scene: Speaker, verdict: Verdict): string {
  return verdictPhrase(
    speechOf(scene),
    verdict.id,
  )({
    ...NO_GAPS,
    player: playerName(scene, verdict.player),
    points: verdict.points === 0 ? '' : scene.words.points(Math.abs(verdict.points)),
    cause: verdict.cause === undefined ? '' : causeName(scene, verdict.cause),
  });
}

const NO_GAPS: Gaps = { player: '', holes: '', pegs: '', peg: '', group: '', points: '', cause: '' };

const speechOf = ({ board, language }: Speaker): Speech => ({ game: board.game, language });

/** Where any of them will do none is named. */
function holesNamed(scene: Speaker, ids: readonly string[]): string {
  if (ids.length === scene.layout.holes.length) return '';
  return either(
    scene.words,
    ids.map((id) => holeName(scene, id)),
  );
}

/** A foul reason, a ball, a skittle or a hole, whichever it is. */
export function causeName(scene: Speaker, cause: string): string {
  if (scene.layout.pegs.some((peg) => peg.id === cause)) return pegName(scene, cause);
  if (scene.layout.holes.some((hole) => hole.id === cause)) return holeName(scene, cause);
  return ballName(scene, cause) ?? reasonName(scene, cause);
}

export function holeName({ layout, words }: Pick<Scene, 'layout' | 'words'>, id: string): string {
  const hole = layout.holes.find((each) => each.id === id);
  return pocketName(words, id) ?? (hole ? words.hole(hole.worth, sideOf(id)) : id);
}

export function pegName({ layout, words }: Speaker, id: string): string {
  const colour = layout.pegs.find((peg) => peg.id === id)?.colour;
  return isColour(colour) ? words.peg(colour, sideOf(id)) : id;
}

/** What somebody called a foul, or what the game saw. */
export function reasonName({ board, words }: Pick<Scene, 'board' | 'words'>, reason: string): string {
  return board.pool ? (poolCauses(words)[reason] ?? reason) : foulName(words, reason);
}

export function foulName(words: Words, reason: string): string {
  const fouls: Readonly<Record<string, string>> = words.fouls;
  return fouls[reason] ?? reason;
}

const poolCauses = ({ pool }: Words): Readonly<Record<string, string>> => ({
  ...pool.fouls,
  ...pool.seen,
  ...pool.groups,
  ...pool.ends,
});

/** What a fault is about: a line by the thing behind it, anything else as it was told. */
export function thingName(scene: Speaker, what: string): string {
  const [kind, id] = what.split('.');
  if (id === undefined) return what;
  if (kind === 'hole' || kind === 'pocket') return holeName(scene, id);
  return kind === 'peg' ? pegName(scene, id) : what;
}

export function isColour(colour: string | undefined): colour is Colour {
  return colour === 'black' || colour === 'white' || colour === 'red';
}
