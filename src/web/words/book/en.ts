import { type Book, lines } from './book.ts';

export const en: Book = {
  aim: {
    title: 'The aim',
    says: ({ minutes }) => [
      'Score more than the others before the last ball is gone. Points come from balls that go down the holes in the bed; there are no pockets at the sides.',
      'Everyone plays from the same end, one after another, and every stroke is played from the D.',
      `One game lasts ${minutes} minutes and then runs to its last ball. Two players are usual, three or four may play, and one alone may practise.`,
    ],
  },
  table: {
    title: 'Table and balls',
    says: ({ white, red, near, sides, back, farRow }) => [
      `${white} white balls and ${red} red. A white scores the worth of its hole, the red scores double.`,
      `Four holes make a diamond: ${near} nearest you, ${sides} at either side, ${back} behind. Five lie across the far end: ${farRow}.`,
      'The baulk line crosses the table in front of you, with the D at its middle. The red spot lies between the D and the first hole.',
      'A potted ball rolls back into the trough below and is ready to be played again.',
    ],
  },
  turn: {
    title: 'Your turn',
    says: ({ rules }) =>
      lines(
        rules.whiteSpot
          ? 'At the start the red stands on its spot, and the first white on a spot of its own.'
          : 'At the start the red stands on its spot. The starter takes a white from the trough and plays it from the D.',
        'For each stroke take a ball from the trough, white or red as you please, set it in the D, strike it with the cue, and hit another ball. Every ball that goes down counts, the struck one as well.',
        'Your break goes on as long as you score. A stroke that pots nothing ends it, and its points are yours. Then press “Next player”.',
        'The balls on the bed stay where they are. If the trough is empty, the ball nearest the baulk line is played from the D.',
        'If the bed is empty, the red goes back on its spot and a white is played at it.',
      ),
  },
  fouls: {
    title: 'Fouls',
    says: ({ rules }) =>
      lines(
        'A foul ends your turn and takes every point of that break. What you scored in earlier turns is safe.',
        'It is a foul to knock a skittle over, to hit no other ball, or to send a ball off the table.',
        rules.baulkLine &&
          'It is a foul when any ball comes back over the baulk line. That ball returns to the trough.',
        rules.restInDIsFoul
          ? 'It is a foul when a ball comes to rest in the D. That ball returns to the trough.'
          : 'A ball that comes to rest in the D goes back to the trough. That is no foul.',
        'The table sees the skittles. Everything else is called by the players: press “Foul” and choose.',
      ),
  },
  skittles: {
    title: 'Skittles',
    says: ({ skittles, sideColour, near, sides, back }) =>
      lines(
        `The black skittle stands in front of the ${near}. If it falls, your whole score goes.`,
        skittles === 'A1' &&
          `Two ${sideColour} skittles stand either side of the ${back}. If one falls, the break goes.`,
        skittles === 'A2' &&
          `Two white skittles stand before the ${sides} holes. If one falls, the break goes. The red skittle before the ${back} costs your whole score, like the black.`,
        skittles === 'A3' &&
          `Three red skittles stand before the ${back} and both ${sides} holes. If one falls, the break goes.`,
        skittles === 'own' && 'The other skittles cost what this table’s page says.',
        'If several fall in one stroke, the first to fall decides.',
        'A skittle that is moved but still stands is no foul: put it back on its spot before the next stroke.',
        'Stand a fallen skittle up again before play goes on. A ball that is in its way returns to the trough.',
      ),
  },
  coin: {
    title: 'Coin and bar',
    says: ({ minutes }) => [
      `START sets the clock going: ${minutes} minutes.`,
      'When the time is up, a bar drops inside the table. The turn goes on as if nothing had happened, and pots still score.',
      'But every ball potted from now on stays down. Balls in the trough can still be played.',
      'So the balls grow fewer. If the last two or three go down in one stroke, the game ends there; if one is left, the last ball begins.',
    ],
  },
  lastBall: {
    title: 'The last ball',
    says: ({ lastBallHoles, sides, sideColour, rules }) => [
      `The running break is banked. Two ${sideColour} skittles are stood in the ${sides} holes, and the far row is guarded.`,
      `Play from the D, off a side cushion, into the ${lastBallHoles}. The players take one stroke each until the ball is down. It scores as always, the red double, and ends the game.`,
      'If the ball touches a side skittle it is a foul, and the next player is at the table.',
      rules.strikerLoses
        ? 'Whoever pots it elsewhere, without the cushion, or after touching a side skittle, or knocks the black skittle over, loses the game.'
        : 'Potted elsewhere, without the cushion, or after touching a side skittle, it scores nothing and ends the game. The black skittle takes the striker’s score and ends it too.',
    ],
  },
  winning: {
    title: 'Winning',
    says: () => [
      'The highest score wins. Equal scores are a draw.',
      'A lead of more than 200, or 400 with a red last ball, cannot be caught: the player behind usually concedes.',
      'With three or four, whoever concedes is out and the others play on.',
      'Nothing is final by mistake: “Undo” takes back the last stroke, foul or answer, even the one that ended the game.',
    ],
  },
  here: {
    title: 'On this table',
    says: ({ rules, lastBallHoles }) => {
      const own = lines(
        rules.redRespot &&
          'Each time the red is potted, it goes back on its spot and is not played from the D.',
        rules.oneHoleOnly && `The last ball counts in the ${lastBallHoles} only.`,
        rules.maxDoublePots !== null &&
          `Both balls may be potted from the break position ${rules.maxDoublePots} times running. After that one must stay up.`,
        !rules.baulkLine && 'The baulk line does not count here.',
        rules.restInDIsFoul && 'A ball that comes to rest in the D is a foul.',
        !rules.strikerLoses &&
          'A last ball played badly ends the game without points. The higher score wins.',
      );
      return own.length > 0 ? own : ['This table is played by the classic rules, without house rules.'];
    },
  },
};
