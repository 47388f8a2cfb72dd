import { isDeepStrictEqual } from 'node:util';
import type { Parts, Play } from './parts.ts';
import { forgetKnownTags } from './tags/tags.ts';

/** New settings wait until no game is open, be the table out of order meanwhile. */
export function followConfig(parts: Parts): void {
  const { game } = parts.world.journal.books();
  if (!parts.next || (game && !game.end)) return;
  const { next } = parts;
  // Sensing begins anew with them, and would forget half a coin.
  if (parts.senses.isCounting && !sameSensors(next, parts.play)) return;
  parts.next = null;
  putInForce(parts, next);
}

/** The end of a game was taken back: it goes on by the settings that it was begun with, and newer ones wait. */
export function reopenGame(parts: Parts): void {
  if (parts.play === parts.begun) return;
  parts.next ??= parts.play;
  putInForce(parts, parts.begun);
}

function putInForce(parts: Parts, play: Play): void {
  const isSame = sameSensors(play, parts.play);
  parts.play = play;
  forgetKnownTags(parts);
  parts.world.log.info({ game: play.game.name }, 'configuration taken');
  if (isSame) return;
  parts.faults.forgetLines();
  parts.senses.renew(play.sensing);
}

function sameSensors(a: Play, b: Play): boolean {
  return isDeepStrictEqual(a.sensing, b.sensing);
}
