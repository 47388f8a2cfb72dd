import type { PoolWords } from './en.ts';

export const fr: PoolWords = {
  ball: {
    solids: (number) => `Pleine ${number}`,
    stripes: (number) => `Rayée ${number}`,
    black: () => 'Noire',
    cue: () => 'Blanche',
  },
  bed: {
    label: 'La table vue d’en haut',
    pocket: (pocket) => `Poche : ${pocket}. Empocher une bille ici`,
    pick: (ball) => `${ball} sur la table. La choisir`,
    picked: (ball) => `${ball} sur la table, choisie`,
    d: 'Le D. Y poser la blanche',
    trough: 'Le bac. Mettre ses billes dans le triangle',
  },
  places: {
    rolling: (ball) => `${ball}, roule sous la table`,
    inside: (ball) => `${ball}, derrière la vitre`,
    trough: (ball) => `${ball}, dans le bac`,
    'white box': (ball) => `${ball} dans sa case. La poser dans le D`,
  },
  hands: {
    goesDown: 'La bille qui tombe',
    miss: 'Jouer sans empocher',
    rack: 'Former le triangle',
    clear: 'Pousser le reste',
    stick: 'Une bille reste coincée',
    tilt: 'S’appuyer sur la table',
    string: 'Pièce au fil',
  },
  guide: {
    pressStart: 'Appuyez sur START, ou choisissez sur le tableau qui casse.',
    rollOut: 'Les billes sortent.',
    missing: (balls) =>
      `${balls === 1 ? 'Il manque une bille' : `Il manque ${balls} billes`}. Demandez-les sur le tableau : c’est gratuit.`,
    rack: 'Cliquez sur les billes du bac : elles vont dans le triangle.',
    noBalls: 'Les billes sont dans la table.',
    breakOff: (player) =>
      `${player} casse. Cliquez sur une poche pour empocher à la casse, ou jouez sans empocher.`,
    whichWay: 'Cliquez maintenant sur la poche où elle tombe.',
    moving: 'Les billes roulent encore : ce qui tombe maintenant est du même coup.',
    name: (balls) =>
      balls === 1
        ? 'Dites sur le tableau ce qui est tombé.'
        : `Dites sur le tableau ce qui est tombé : ${balls} billes.`,
    inHand: (player) => `${player} a la blanche en main. Glissez-la, ou jouez : elle part du D.`,
    yourTurn: (player) => `${player} joue. Cliquez sur une bille et une poche, ou NEXT après un coup manqué.`,
    whichBall: 'Dites sur le tableau quelle bille est tombée.',
    whichPocket: 'Dites sur le tableau quelle poche c’était.',
    whichGroup: 'Dites sur le tableau quel groupe ce sera.',
    callPocket: 'Annoncez sur le tableau la poche de la noire avant de jouer.',
    choose: 'La casse était trop courte. Choisissez sur le tableau comment continuer.',
    clearUp: 'La partie est finie. Poussez le reste dans les poches et glissez une pièce pour une autre.',
  },
  help: {
    game: [
      'Une pièce et START libèrent les quinze billes. On forme le triangle ; la blanche part de derrière la ligne.',
      'La première bille tombée après la casse fixe les groupes : pleines ou rayées. Empochez vos sept.',
      'Continuez tant qu’une des vôtres tombe. Après un coup manqué, NEXT ; après une faute, l’autre joue.',
      'Puis la noire, dans la poche annoncée. La noire trop tôt, ou ailleurs, fait perdre.',
      'Ce qui tombe reste dedans jusqu’à la prochaine pièce ; seule la blanche revient.',
    ],
    touches: [
      'Cliquez sur une bille, puis une poche : elle tombe. Ou glissez-la. La poche seule : la plus proche des vôtres.',
      'Maj+clic, ou appui long : plusieurs billes sont choisies et tombent d’un seul coup.',
      'Ce que vous empochez quand les billes roulent encore est du même coup ; la blanche peut tomber aussi.',
      'Cliquez sur les billes du bac : elles vont au triangle. Glissez la blanche où vous voulez ; cliquez sur le D : elle y est posée.',
    ],
    digits: 'choisir une bille : 1 à 7 une pleine, avec Maj la rayée ; 8 la noire, 0 la blanche',
    pockets: 'puis sa poche, selon la place des touches : haut, milieu, bas',
    arrows: 'parcourir la table ; Entrée est un clic, Maj+Entrée un Maj+clic',
    keys: {
      m: 'jouer sans empocher',
      r: 'former le triangle',
      p: 'blanche dans le D',
      e: 'pousser le reste',
      i: 'une bille reste coincée',
      t: 's’appuyer sur la table',
      g: 'pièce au fil',
    },
  },
};
