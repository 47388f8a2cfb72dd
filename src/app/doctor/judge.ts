import type { Finding } from './finding.ts';
import { judgeGpioset, judgeLetGo, judgeStart } from './judge-boot.ts';
import { judgeDisk, judgeJournal, judgeRoot } from './judge-disk.ts';
import { judgeChip, judgePins, judgeShared } from './judge-header.ts';
import { judgeClock, judgeHeat, judgePower, judgeWatchdog } from './judge-machine.ts';
import { judgeBuses, judgeGroups, judgePorts } from './judge-plugs.ts';
import {
  judgeLibraries,
  judgeNode,
  judgeSettings,
  judgeSystem,
  judgeSystemd,
  judgeTable,
} from './judge-program.ts';
import type { Look } from './look.ts';
import { needsOf } from './needs.ts';

/** What the readings mean for the table of these settings, from the program to its wires to the machine. */
export function judge(look: Look): readonly Finding[] {
  const needs = needsOf(look.settings.config);
  return [
    judgeSystem(look),
    judgeNode(look),
    judgeLibraries(look),
    judgeSystemd(look),
    judgeSettings(look),
    judgeTable(look),
    judgeJournal(look),
    judgeDisk(look, needs),
    judgeRoot(look, needs),
    ...judgeGroups(look, needs),
    judgeChip(look),
    ...judgePins(look, needs),
    ...judgeShared(look, needs),
    judgeStart(look, needs),
    judgeLetGo(look),
    judgeGpioset(look),
    ...judgeBuses(look, needs),
    ...judgePorts(look, needs),
    judgeWatchdog(look, needs),
    judgeClock(look),
    judgePower(look),
    judgeHeat(look),
  ];
}
