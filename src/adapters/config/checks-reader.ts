import { BALLS, OBJECT_BALLS } from '../../rules/pool8/table.ts';
import { type Complaint, repeated } from './complaint.ts';
import { didYouMean } from './nearest.ts';
import type { Settings } from './schema.ts';

export function checkReader(settings: Settings): readonly Complaint[] {
  const { game, cabinet } = settings;
  if (game !== 'pool8') return [];
  const { reader } = cabinet;
  if (reader === 'off') return checkMissing(settings);
  return [...checkUse(settings), ...checkTags(reader.tags)];
}

const WITHIN = ['cabinet', 'reader'];

/** A simulated cabinet has a simulated reader. */
function checkMissing({ cabinet: { balls, driver } }: Settings): readonly Complaint[] {
  if (balls !== 'reader' || driver === 'simulated') return [];
  const reason =
    'reader needs to know its port: cabinet.reader is missing, such as { port: /dev/serial/by-id/… }';
  return [{ path: ['cabinet', 'balls'], reason, because: ['cabinet.reader', 'cabinet.driver'] }];
}

function checkUse({ cabinet: { balls } }: Settings): readonly Complaint[] {
  if (balls === 'reader') return [];
  const reason = `is set, but cabinet.balls is ${balls}: write balls: reader there, or leave it out here`;
  return [{ path: WITHIN, reason, because: ['cabinet.balls'] }];
}

function checkTags(tags: Readonly<Record<string, string>>): readonly Complaint[] {
  const within = [...WITHIN, 'tags'];
  const known: readonly string[] = BALLS;
  const strange = Object.keys(tags)
    .filter((ball) => !known.includes(ball))
    .map((ball) => {
      const guess = didYouMean(ball, known);
      const reason = `there is no such ball${guess === '' ? `, allowed: ${known.join(', ')}` : guess}`;
      return { path: [...within, ball], reason };
    });
  return [...strange, ...checkTwice(tags), ...checkLeftOut(tags)];
}

function checkTwice(tags: Readonly<Record<string, string>>): readonly Complaint[] {
  const balls = Object.entries(tags).map(([ball, tag]) => ({ ball, tag: tag.toUpperCase() }));
  return repeated(balls, ({ tag }) => tag).map(({ place, name }) => {
    const first = balls.find(({ tag }) => tag === name)?.ball;
    const path = [...WITHIN, 'tags', balls[place]?.ball ?? ''];
    return { path, reason: `${name} is the tag of ${first} already` };
  });
}

/** The white may come home by a way of its own, and then it needs no tag. */
function checkLeftOut(tags: Readonly<Record<string, string>>): readonly Complaint[] {
  const without = OBJECT_BALLS.filter((ball) => !Object.hasOwn(tags, ball));
  if (without.length === 0) return [];
  const reason = `no tag for ${without.join(', ')}: the players are asked for ${without.length === 1 ? 'it' : 'them'}; baulk tags reads them`;
  return [{ path: [...WITHIN, 'tags'], reason, because: ['cabinet.reader.tags'], onlyWarns: true }];
}
