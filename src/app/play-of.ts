import { barBilliards } from '../rules/bar-billiards/bar-billiards.ts';
import type { Game } from '../rules/game.ts';
import { pool8 } from '../rules/pool8/pool8.ts';
import { POCKETS } from '../rules/pool8/table.ts';
import type { SensingSetup } from '../sensing/events.ts';
import type { BarBilliardsConfig, Pool8Config, TableConfig } from '../session/table-config.ts';
import type { Play } from './parts.ts';

/** A configuration, and the game and the sensing that it makes. */
export function playOf({ config, raw }: { config: TableConfig; raw: unknown }): Play {
  const { game, wood } = tableFor(config);
  return { config, raw, game, sensing: { ...wood, ...sensingOf(config) } };
}

/** What is played on a table, and what it has that can be sensed. */
interface Table {
  readonly game: Game;
  readonly wood: Pick<SensingSetup, 'holes' | 'pegs' | 'pockets' | 'pocketBeams'>;
}

/** The one place that asks which game it is. */
function tableFor(config: TableConfig): Table {
  switch (config.game) {
    case 'bar-billiards':
      return barBilliardsTable(config);
    case 'pool8':
      return poolTable(config);
  }
}

function barBilliardsTable({ table, rules, cabinet }: BarBilliardsConfig): Table {
  const { holes, pegs, balls } = table;
  const { sensors, red, sensing } = cabinet;
  const fitted = {
    trough: sensors.includes('trough'),
    lane: hasLane(cabinet),
    baulk: sensors.includes('baulk'),
    red,
  };
  return {
    game: barBilliards({ holes, pegs, balls, rules, fitted, pegOrderMs: sensing.skittle.orderMs }),
    wood: {
      holes: holes.map((hole) => hole.id),
      pegs: pegs.map((peg) => peg.id),
      pockets: [],
      pocketBeams: false,
    },
  };
}

function poolTable({ rules, cabinet: { balls, sensors } }: Pool8Config): Table {
  return {
    game: pool8({ rules, reader: balls === 'reader', delivery: sensors.includes('delivery') }),
    wood: { holes: [], pegs: [], pockets: POCKETS, pocketBeams: balls !== 'panel' },
  };
}

function sensingOf({ play, money, cabinet }: TableConfig): Omit<SensingSetup, keyof Table['wood']> {
  const { sensors, red, sensing } = cabinet;
  return {
    coins: money.coins,
    red,
    trough: sensors.includes('trough'),
    baulk: sensors.includes('baulk'),
    lane: hasLane(cabinet),
    string: sensors.includes('string'),
    delivery: sensors.includes('delivery'),
    strokeSettleMs: play.strokeSettleMs,
    ...sensing,
  };
}

/** A red detector in the lane has a beam beside it. */
function hasLane({ sensors, red }: TableConfig['cabinet']): boolean {
  return sensors.includes('lane') || red === 'lane';
}
