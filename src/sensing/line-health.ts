/** Whether a line can be believed: it chatters when its edges come too thick, and is silent when they never come. */
export interface LineHealth {
  /** Begin and edges of the second that is being counted. */
  readonly from: number;
  readonly edges: number;
  readonly lastEdgeAt: number;
  readonly chatters: boolean;
  /** Heard since the last finished game. */
  readonly heard: boolean;
  readonly quietGames: number;
  readonly silent: boolean;
}

/** Eight balls, the most there are, with ten edges each; mains hum makes a hundred. */
const MOST_EDGES = 80;
const COUNTED_OVER_MS = 1000;
const QUIET_MS = 5000;

export const HEALTHY: LineHealth = {
  from: -Infinity,
  edges: 0,
  lastEdgeAt: -Infinity,
  chatters: false,
  heard: false,
  quietGames: 0,
  silent: false,
};

export function countEdge(health: LineHealth, now: number): LineHealth {
  const within = now - health.from < COUNTED_OVER_MS;
  const edges = within ? health.edges + 1 : 1;
  return {
    from: within ? health.from : now,
    edges,
    lastEdgeAt: now,
    chatters: health.chatters || edges > MOST_EDGES,
    heard: true,
    quietGames: 0,
    silent: false,
  };
}

export function quietAt(health: LineHealth): number {
  return health.chatters ? health.lastEdgeAt + QUIET_MS : Infinity;
}

export function calmed(health: LineHealth): LineHealth {
  return { ...health, edges: 0, chatters: false };
}

/** A game is over in which others of its kind were heard; `silentGames` 0: never silent. */
export function countGame(health: LineHealth, silentGames: number): LineHealth {
  if (health.heard) return { ...health, heard: false };
  const quietGames = health.quietGames + 1;
  return { ...health, quietGames, silent: silentGames > 0 && quietGames >= silentGames };
}
