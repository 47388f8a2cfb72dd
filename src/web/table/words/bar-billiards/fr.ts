import type { BarBilliardsWords } from './en.ts';

export const fr: BarBilliardsWords = {
  ball: { white: 'Blanche', red: 'Rouge' },
  bed: {
    label: 'La table vue d’en haut',
    hole: (hole) => `Trou : ${hole}. Empocher une bille ici`,
    strike: 'Le D. Jouer une bille qui n’empoche rien',
    lift: (ball) => `${ball} dans le bac. La poser dans le D`,
    takeBack: (ball) => `${ball} sur la table. La remettre dans le bac`,
    reach: (ball) => `${ball} derrière la barre. La sortir par la porte`,
    peg: {
      standing: (peg) => `${peg}, debout. La renverser`,
      fallen: (peg) => `${peg}, tombée. La relever`,
      inHole: (peg) => `${peg}, dans un trou de 50. La toucher`,
    },
  },
  bar: {
    raised: 'La barre est levée : les billes reviennent',
    dropped: 'La barre est baissée : les billes restent dedans',
  },
  hands: {
    goesDown: 'La bille qui tombe',
    miss: 'Jouer et manquer',
    baulk: 'Bille derrière la ligne',
    spot: 'Rouge sur sa mouche',
    stand: 'Relever les quilles',
  },
  guide: {
    pressStart: 'Appuyez sur START, ou choisissez sur le tableau combien jouent et qui commence.',
    whichHole: 'Dites sur le tableau quel trou c’était.',
    standPegs: 'Une quille n’est pas à sa place. Cliquez dessus pour la relever.',
    plug: 'Dernière bille. Cliquez sur chaque quille blanche pour la poser dans un trou de 50.',
    saySet: 'Dites maintenant sur le tableau que les quilles sont posées.',
    behindBar: 'La bille est derrière la barre. Ouvrez la porte et cliquez sur la bille pour la sortir.',
    firstPot: (player) =>
      `${player} joue. Cliquez sur un trou pour empocher une blanche ; avec Maj, ou deux touches, la rouge, qui vaut double.`,
    goOn: (player) => `${player} continue. Empochez encore, ou NEXT après un coup manqué.`,
    yourTurn: (player) => `${player} joue. Empochez une bille, ou NEXT après un coup manqué.`,
    barDown: (ballsInPlay) => `La barre est baissée : ce qui tombe reste dedans. ${ballsInPlay}.`,
    lastBall: (holes) =>
      `La dernière bille : par une bande latérale dans le ${holes}. NEXT après un coup manqué.`,
  },
  help: {
    game: [
      'Une pièce achète une partie minutée. START lève la barre et l’horloge tourne.',
      'Jouez une bille depuis le D contre une autre. Une blanche qui tombe vaut le trou, la rouge le double.',
      'Continuez tant que vous marquez. Après un coup manqué, NEXT : les points de la série sont acquis.',
      'Une quille blanche tombée, ou une autre faute, coûte la série. La quille noire coûte tout.',
      'Le temps écoulé, la barre tombe et les billes restent dedans. La dernière va par une bande latérale dans 100 ou 200.',
    ],
    touches: [
      'Cliquez sur un trou : une blanche tombe. Avec Maj, ou deux touches : la rouge.',
      'Cliquez sur une quille : elle tombe. Encore : elle se relève. Clic droit ou appui long : elle vacille seulement.',
      'Maj+clic sur une quille blanche : elle va dans un trou de 50, comme pour la dernière bille.',
      'Cliquez sur une bille de la table : elle va au bac. Sur une bille du bac : dans le D. Sur le D : elle est jouée et n’empoche rien.',
    ],
    digits: (holes) => `empocher une blanche, avec Maj la rouge : ${holes}`,
    arrows: 'parcourir la table ; Entrée est un clic, Maj+Entrée un Maj+clic, W fait vaciller',
    keys: {
      m: 'jouer et manquer',
      b: 'bille derrière la ligne',
      r: 'blanche ou rouge',
      t: 'rouge sur sa mouche',
      a: 'relever les quilles',
    },
  },
};
