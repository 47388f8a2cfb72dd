import { lines } from '../book.ts';
import type { PoolBook } from './book.ts';

export const fr: PoolBook = {
  aim: {
    title: 'Le but',
    says: ({ minutes }) =>
      lines(
        'Deux joueurs. Empochez les sept billes de votre groupe, puis la noire dans la poche annoncée. Le premier qui y parvient gagne.',
        'La blanche est jouée à la queue et envoie les autres dans l’une des six poches.',
        minutes === null
          ? 'Un crédit achète une partie. Elle dure jusqu’à ce que la noire la décide.'
          : `Un crédit achète ${minutes} minutes. La partie en cours est ensuite jouée jusqu’au bout.`,
      ),
  },
  table: {
    title: 'Table et billes',
    says: () => [
      'Sept pleines, sept rayées, une noire et la blanche.',
      'Les quinze sont dans le triangle, à l’autre bout, la noire au milieu. Comptez-les : s’il en manque, l’écran propose de les libérer encore une fois.',
      'La ligne coupe le quart inférieur de la table. Le D y est dessiné.',
    ],
  },
  break: {
    title: 'La casse',
    says: ({ rules }) => [
      'La blanche se place où l’on veut derrière la ligne.',
      'Une bonne casse empoche une bille ou en envoie au moins quatre à la bande. Sinon l’adversaire choisit : continuer tel quel, ou replacer les billes et l’un des deux casse.',
      'La blanche empochée à la casse est une faute, quoi qu’il soit tombé d’autre. L’adversaire la place derrière la ligne et joue une bille au-delà.',
      rules.blackOnBreakLoses
        ? 'La noire empochée à la casse perd la partie.'
        : 'La noire empochée à la casse fait revenir toutes les billes pour une autre casse, gratuite.',
    ],
  },
  groups: {
    title: 'Les groupes',
    says: ({ rules }) =>
      lines(
        'Ce qui tombe à la casse ne donne aucun groupe, quel qu’en soit le nombre. La table est ouverte.',
        'La première bille empochée ensuite les donne : pleines ou rayées sont à vous, les autres à l’adversaire. Si une de chaque tombe en même temps, vous choisissez.',
        !rules.foulPotSetsGroups && 'Une bille empochée sur une faute reste en bas et ne décide rien.',
        rules.foulPotSetsGroups && 'Ici cela vaut même si le coup est une faute.',
      ),
  },
  turn: {
    title: 'Votre tour',
    says: ({ rules, hasReader }) => [
      'Vous continuez tant que vous empochez une bille à vous sans faute.',
      'Si vous n’en empochez aucune, l’adversaire joue.',
      rules.ownPlusOpponentIsFoul
        ? 'Une bille adverse empochée est une faute, même avec une des vôtres.'
        : 'Une bille adverse empochée est une faute, sauf si une des vôtres est tombée aussi.',
      hasReader
        ? 'La table voit ce qui tombe. Ce qu’elle ne peut voir, elle le demande.'
        : 'La table demande quelle bille est tombée : touchez sa sorte. Si rien n’est tombé, touchez « Coup fini ».',
    ],
  },
  fouls: {
    title: 'Fautes',
    says: () => [
      'Une faute termine votre tour. Les billes tombées restent en bas.',
      'C’est une faute d’empocher la blanche ou de la toucher autrement qu’avec le procédé ; de toucher d’abord une bille adverse, ou la noire tant qu’il vous reste des billes ; de ne toucher aucune bille à soi.',
      'Après le premier contact, une bille doit tomber, ou une bille, la blanche aussi, doit toucher une bande.',
      'Tant que la table est ouverte, aucune bille n’est adverse.',
      'La table voit ce qui tombe. Le reste est annoncé par les joueurs : touchez « Faute » et choisissez.',
    ],
  },
  white: {
    title: 'Bille en main',
    says: () => [
      'Où l’on veut : la blanche a été empochée ou touchée, ou aucune bille n’a touché de bande. Toutes vos billes peuvent être jouées.',
      'Dans le D : la mauvaise bille, ou la noire, a été touchée d’abord.',
      'Derrière la ligne : la blanche a été empochée à la casse.',
      'Après toute autre faute la blanche reste où elle est.',
      'Plusieurs fautes dans un coup n’en font qu’une : celle qui donne le plus à l’adversaire compte.',
    ],
  },
  black: {
    title: 'La noire',
    says: ({ rules }) =>
      lines(
        'Vos sept billes tombées, vous êtes sur la noire.',
        rules.callRequired
          ? 'Avant chaque coup, touchez la poche où elle doit aller. Vous pouvez en changer tant qu’aucune bille n’est tombée. Sans poche annoncée, la noire perd.'
          : 'Vous pouvez annoncer sa poche. Annoncée ou non, empochée sans faute elle gagne ; dans une autre poche que l’annoncée elle perd.',
        'Dans la poche annoncée, sans faute, elle gagne. Dans une autre, avec la blanche ou avec une faute, elle perd.',
        'Empochée avant vos sept billes, ou dans le même coup que la dernière, elle perd aussi.',
      ),
  },
  here: {
    title: 'Sur cette table',
    says: ({ rules }) => {
      const own = lines(
        !rules.ownPlusOpponentIsFoul && 'Une bille adverse avec une des vôtres n’est pas une faute.',
        !rules.blackOnBreakLoses && 'La noire à la casse fait replacer les billes, gratuitement.',
        rules.foulPotSetsGroups && 'Un coup fautif peut donner les groupes.',
        !rules.callRequired && 'La poche de la noire n’a pas à être annoncée.',
      );
      const usual = 'Cette table se joue selon les règles du Pool 8, sans règles maison.';
      return [
        ...(own.length > 0 ? own : [usual]),
        'Rien n’est définitif par erreur : « Annuler » reprend le dernier coup, la dernière faute ou réponse, même celle qui a terminé la partie.',
      ];
    },
  },
};
