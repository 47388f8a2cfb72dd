import { PROFILES, type Profile, USUAL_GAME_MS } from '../../rules/bar-billiards/profiles.ts';
import { type Complaint, repeated } from './complaint.ts';
import { writeDuration, writeRange } from './duration.ts';
import { gameMsOf, POOL_PLAYERS } from './game-time.ts';
import type { Settings } from './schema.ts';

export function checkPlay(settings: Settings): readonly Complaint[] {
  const time = settings.game === 'pool8' ? checkPool(settings) : checkGameTime(settings);
  return [...time, ...checkWarnings(settings), ...checkNight(settings)];
}

const path = ['play', 'gameTime'];

function checkGameTime({ profile, play }: Settings): readonly Complaint[] {
  const { gameMs: allowed }: Profile = PROFILES[profile];
  const ms = play.gameTime;
  if (ms === undefined) return [];
  if (ms === null) {
    const reason = `off is only for pool8, allowed in profile ${profile}: ${writeRange(allowed)}`;
    return [{ path, reason, because: ['game', 'profile'] }];
  }
  if (ms < allowed.min || ms > allowed.max) {
    const reason = `${writeDuration(ms)} is too ${ms < allowed.min ? 'short' : 'long'}, allowed in profile ${profile}: ${writeRange(allowed)}`;
    return [{ path, reason, because: ['profile'] }];
  }
  if (ms >= USUAL_GAME_MS.min && ms <= USUAL_GAME_MS.max) return [];
  return [
    { path, reason: `${writeDuration(ms)} is unusual, usual: ${writeRange(USUAL_GAME_MS)}`, onlyWarns: true },
  ];
}

/** Two play, for as long as it takes or for the time that is paid for. */
function checkPool({ play: { players } }: Settings): readonly Complaint[] {
  if (players === undefined || players === POOL_PLAYERS) return [];
  const reason = `${players} is not possible at pool8, allowed: ${POOL_PLAYERS}`;
  return [{ path: ['play', 'players'], reason, because: ['game'] }];
}

function checkWarnings(settings: Settings): readonly Complaint[] {
  const { play } = settings;
  const gameMs = gameMsOf(settings) ?? Infinity;
  const late = play.warnings.flatMap((ms, place): Complaint[] =>
    ms < gameMs
      ? []
      : [
          {
            path: ['play', 'warnings', place],
            reason: `${writeDuration(ms)} never comes, a game lasts only ${writeDuration(gameMs)}`,
            because: ['profile', 'play.gameTime'],
            onlyWarns: true,
          },
        ],
  );
  const twice = repeated(play.warnings, String).map(({ place }) => ({
    path: ['play', 'warnings', place],
    reason: 'stands there already',
  }));
  return [...late, ...twice];
}

function checkNight({ display: { night } }: Settings): readonly Complaint[] {
  if (night === 'off' || night.from !== night.to) return [];
  return [{ path: ['display', 'night', 'to'], reason: 'is the same as from, write off for no night' }];
}
