import { barBilliards } from '../rules/bar-billiards/bar-billiards.ts';
import type { BarBilliardsSetup } from '../rules/bar-billiards/setup.ts';
import type { SensingSetup } from '../sensing/events.ts';
import type { TableConfig } from '../session/table-config.ts';
import type { Play } from './parts.ts';

/** A configuration, and the game and the sensing that it makes. */
export function playOf({ config, raw }: { config: TableConfig; raw: unknown }): Play {
  return { config, raw, game: barBilliards(gameSetup(config)), sensing: sensingSetup(config) };
}

function gameSetup({ table, rules, cabinet }: TableConfig): BarBilliardsSetup {
  const { sensors, red, sensing } = cabinet;
  return {
    holes: table.holes,
    pegs: table.pegs,
    balls: table.balls,
    rules,
    fitted: {
      trough: sensors.includes('trough'),
      lane: hasLane(cabinet),
      baulk: sensors.includes('baulk'),
      red,
    },
    pegOrderMs: sensing.skittle.orderMs,
  };
}

function sensingSetup({ table, play, money, cabinet }: TableConfig): SensingSetup {
  const { sensors, red, sensing } = cabinet;
  return {
    holes: table.holes.map((hole) => hole.id),
    pegs: table.pegs.map((peg) => peg.id),
    coins: money.coins,
    red,
    trough: sensors.includes('trough'),
    baulk: sensors.includes('baulk'),
    lane: hasLane(cabinet),
    string: sensors.includes('string'),
    strokeSettleMs: play.strokeSettleMs,
    ...sensing,
  };
}

/** A red detector in the lane has a beam beside it. */
function hasLane({ sensors, red }: TableConfig['cabinet']): boolean {
  return sensors.includes('lane') || red === 'lane';
}
