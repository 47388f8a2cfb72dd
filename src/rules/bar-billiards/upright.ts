import type { Frame } from './frame.ts';

/** A skittle moved but stands: no foul, it is put right before the next stroke (BB-48). */
export function nudge(frame: Frame, peg: string): Frame {
  return frame.moved.includes(peg) ? frame : { ...frame, moved: [...frame.moved, peg] };
}

export function standUp(frame: Frame, peg: string): Frame {
  const others = (pegs: readonly string[]): readonly string[] => pegs.filter((each) => each !== peg);
  return { ...frame, lying: others(frame.lying), moved: others(frame.moved) };
}
