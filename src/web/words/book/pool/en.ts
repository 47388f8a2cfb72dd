import { lines } from '../book.ts';
import type { PoolBook } from './book.ts';

export const en: PoolBook = {
  aim: {
    title: 'The aim',
    says: ({ minutes }) =>
      lines(
        'Two players. Pot all seven balls of your group, then the black in the pocket you named. Whoever does that first wins.',
        'The white is struck with the cue and sends the other balls into any of the six pockets.',
        minutes === null
          ? 'A credit buys one frame. It lasts until the black decides it.'
          : `A credit buys ${minutes} minutes. A frame that is on when they are up is played to its end.`,
      ),
  },
  table: {
    title: 'Table and balls',
    says: () => [
      'Seven solids, seven stripes, one black and the white.',
      'The fifteen lie in the triangle at the far end, the black in the middle. Count them: if some did not come out, the screen offers to release them once more.',
      'The line cuts off the bottom quarter of the table. The D stands on it.',
    ],
  },
  break: {
    title: 'The break',
    says: ({ rules }) => [
      'The white lies anywhere behind the line.',
      'A good break pots a ball, or sends at least four to a cushion. If it does neither, the opponent chooses: play on as it lies, or the balls are racked again and either of the two breaks.',
      'A white potted on the break is a foul, whatever else went down. The opponent places it behind the line and plays a ball above the line.',
      rules.blackOnBreakLoses
        ? 'The black potted on the break loses the frame.'
        : 'The black potted on the break brings all balls back for another break, free.',
    ],
  },
  groups: {
    title: 'The groups',
    says: ({ rules }) =>
      lines(
        'What goes down on the break sets no group, however many there are: the table is open.',
        'The first ball potted after the break sets them: solids or stripes are yours, the others your opponent’s. If one of each falls at once, you choose.',
        !rules.foulPotSetsGroups && 'A ball potted in a foul stroke stays down and sets nothing.',
        rules.foulPotSetsGroups && 'Here it counts even if that stroke was a foul.',
      ),
  },
  turn: {
    title: 'Your turn',
    says: ({ rules, hasReader }) => [
      'You go on as long as you pot a ball of your own without a foul.',
      'If you pot none, the opponent plays.',
      rules.ownPlusOpponentIsFoul
        ? 'An opponent’s ball potted is a foul, even beside one of your own.'
        : 'An opponent’s ball potted is a foul, unless one of your own went down with it.',
      hasReader
        ? 'The table sees what goes down. What it cannot see, it asks.'
        : 'The table asks which ball went down: touch its kind. If nothing was potted, touch “Stroke over”.',
    ],
  },
  fouls: {
    title: 'Fouls',
    says: () => [
      'A foul ends your turn. The balls that went down stay down.',
      'It is a foul to pot the white or touch it otherwise than with the tip; to hit an opponent’s ball first, or the black while balls of your own are left; to hit no ball of your own.',
      'After the first contact a ball must go down, or any ball, the white too, must reach a cushion.',
      'While the table is open, no ball is an opponent’s.',
      'The table sees what is potted. Everything else the players call: touch “Foul” and choose.',
    ],
  },
  white: {
    title: 'Ball in hand',
    says: () => [
      'Anywhere: the white was potted or touched, or no ball reached a cushion. Any of your balls may be played.',
      'In the D: the wrong ball, or the black, was hit first.',
      'Behind the line: the white was potted on the break.',
      'After every other foul the white stays where it lies.',
      'Several fouls in one stroke are one: what gives the opponent most counts.',
    ],
  },
  black: {
    title: 'The black',
    says: ({ rules }) =>
      lines(
        'With your seven down you are on the black.',
        rules.callRequired
          ? 'Before each stroke at it, touch the pocket it is to go into. Until a ball has dropped you may change it. Without a pocket named, the black loses.'
          : 'You may name its pocket. Named or not, potted in a fair stroke it wins; in another pocket than the one you named it loses.',
        'In the named pocket, without a foul, it wins. In any other pocket, with the white, or with a foul, it loses.',
        'Potted before your own seven, or in one stroke with the last of them, it loses, too.',
      ),
  },
  here: {
    title: 'On this table',
    says: ({ rules }) => {
      const own = lines(
        !rules.ownPlusOpponentIsFoul && 'An opponent’s ball beside one of your own is no foul.',
        !rules.blackOnBreakLoses && 'The black on the break is racked again, free.',
        rules.foulPotSetsGroups && 'A foul stroke may set the groups.',
        !rules.callRequired && 'The pocket of the black need not be named.',
      );
      const usual = 'This table is played by the rules of Pool 8, without house rules.';
      return [
        ...(own.length > 0 ? own : [usual]),
        'Nothing is final by mistake: “Undo” takes back the last stroke, foul or answer, even the one that ended the frame.',
      ];
    },
  },
};
