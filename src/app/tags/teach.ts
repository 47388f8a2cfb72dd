import { type Ball, numberOn } from '../../rules/pool8/table.ts';
import { TagLesson } from './tag-lesson.ts';
import type { TagSource } from './tag-sources.ts';

/** Whoever holds the balls. */
export interface Teacher {
  say(words: string): void;
  /** Calls back with each line that is typed, and with null when no more will be; returns the way to stop. */
  onLine(told: (line: string | null) => void): () => void;
}

/** Goes through the balls one after another until all had their turn or the person has enough; the settings' lines. */
export async function teach(source: TagSource, teacher: Teacher, port: string): Promise<readonly string[]> {
  const lesson = new TagLesson();
  let deafen = () => {};
  const over = new Promise<void>((resolve, reject) => {
    const next = () => {
      if (lesson.wanted === null) return resolve();
      teacher.say(`Hold the ${asPainted(lesson.wanted)} to the reader`);
    };
    const hear = (tag: string) => {
      teacher.say(`  ${lesson.heard(tag)}`);
      next();
    };
    deafen = teacher.onLine((line) => {
      if (line === null || line.trim() === 'q') return resolve();
      lesson.leaveOut();
      next();
    });
    teacher.say('Enter leaves a ball out, q ends.');
    next();
    source.start(hear, reject).catch(reject);
  });
  try {
    await over;
  } finally {
    deafen();
    await source.stop();
  }
  return lesson.lines(port);
}

/** As the ball looks in the hand, and as the settings call it: “9 (R1)”, “white (cue)”. */
const asPainted = (ball: Ball): string => `${numberOn(ball) ?? 'white'} (${ball})`;
