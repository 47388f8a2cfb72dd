import { type Book, lines } from './book.ts';

const COLOURS = { white: 'blanches', red: 'rouges' } as const;

export const fr: Book = {
  aim: {
    title: 'Le but',
    says: ({ minutes }) => [
      'Marquer plus que les autres avant que la dernière bille ne disparaisse. On marque en envoyant des billes dans les trous du tapis ; il n’y a pas de poches aux bandes.',
      'Tous jouent du même bout, l’un après l’autre, et chaque coup part du D.',
      `Une partie dure ${minutes} minutes et continue jusqu’à la dernière bille. On joue le plus souvent à deux ; trois ou quatre peuvent jouer, et un seul peut s’entraîner.`,
    ],
  },
  table: {
    title: 'Table et billes',
    says: ({ white, red, near, sides, back, farRow }) => [
      `${white} billes blanches et ${red} rouge. La blanche vaut ce que vaut le trou, la rouge le double.`,
      `Quatre trous forment un losange : le ${near} au plus près, les ${sides} sur les côtés, le ${back} derrière. Cinq barrent le fond : ${farRow}.`,
      'La ligne de départ traverse la table devant vous, avec le D en son milieu. La mouche de la rouge est entre le D et le premier trou.',
      'Une bille empochée roule jusqu’au bac et peut être rejouée.',
    ],
  },
  turn: {
    title: 'Votre tour',
    says: ({ rules }) =>
      lines(
        rules.whiteSpot
          ? 'Au départ, la rouge est sur sa mouche et la première blanche sur la sienne.'
          : 'Au départ, la rouge est sur sa mouche. Celui qui commence prend une blanche dans le bac et la joue depuis le D.',
        'À chaque coup, prenez une bille dans le bac, blanche ou rouge, posez-la dans le D, frappez-la et touchez une autre bille. Toute bille qui tombe compte, la bille frappée aussi.',
        'La série dure tant que vous marquez. Un coup sans bille empochée la termine et ses points sont à vous. Appuyez alors sur « Joueur suivant ».',
        'Les billes de la table restent où elles sont. Si le bac est vide, on joue depuis le D la bille la plus proche de la ligne de départ.',
        'Si la table est vide, la rouge revient sur sa mouche et on lui joue une blanche.',
      ),
  },
  fouls: {
    title: 'Les fautes',
    says: ({ rules }) =>
      lines(
        'Une faute termine le tour et fait perdre tous les points de la série. Ce qui a été marqué aux tours précédents reste acquis.',
        'C’est une faute de renverser une quille, de ne toucher aucune autre bille ou de sortir une bille de la table.',
        rules.baulkLine &&
          'C’est une faute si une bille revient derrière la ligne de départ. Elle retourne dans le bac.',
        rules.restInDIsFoul
          ? 'C’est une faute si une bille s’arrête dans le D. Elle retourne dans le bac.'
          : 'Une bille arrêtée dans le D retourne dans le bac. Ce n’est pas une faute.',
        'La table voit les quilles. Le reste est annoncé par les joueurs : appuyez sur « Faute » et choisissez.',
      ),
  },
  skittles: {
    title: 'Les quilles',
    says: ({ skittles, sideColour, near, sides, back }) =>
      lines(
        `La quille noire est devant le ${near}. Si elle tombe, vous perdez tous vos points.`,
        skittles === 'A1' &&
          `Deux quilles ${COLOURS[sideColour]} sont de part et d’autre du ${back}. Si l’une tombe, la série est perdue.`,
        skittles === 'A2' &&
          `Deux quilles blanches sont devant les trous de ${sides}. Si l’une tombe, la série est perdue. La quille rouge devant le ${back} coûte tous vos points, comme la noire.`,
        skittles === 'A3' &&
          `Trois quilles rouges sont devant le ${back} et les deux ${sides}. Si l’une tombe, la série est perdue.`,
        skittles === 'own' && 'Les autres quilles coûtent ce que dit la page de cette table.',
        'Si plusieurs tombent en un coup, la première tombée décide.',
        'Une quille déplacée mais debout n’est pas une faute : remettez-la en place avant le coup suivant.',
        'Relevez une quille tombée avant de continuer. Une bille qui gêne retourne dans le bac.',
      ),
  },
  coin: {
    title: 'Pièce et barre',
    says: ({ minutes }) => [
      `START lance l’horloge : ${minutes} minutes.`,
      'Le temps écoulé, une barre tombe dans la table. Le tour continue comme si de rien n’était et les billes empochées comptent toujours.',
      'Mais toute bille empochée désormais ne revient plus. Celles du bac peuvent encore être jouées.',
      'Il en reste donc de moins en moins. Si les deux ou trois dernières tombent en un coup, la partie s’arrête là ; s’il en reste une, c’est la dernière bille.',
    ],
  },
  lastBall: {
    title: 'La dernière bille',
    says: ({ lastBallHoles, sides, sideColour, rules }) => [
      `La série en cours est comptée. On pose deux quilles ${COLOURS[sideColour]} dans les trous de ${sides} et on protège la rangée du fond.`,
      `On joue depuis le D, par une bande latérale, dans le ${lastBallHoles}. Un coup chacun jusqu’à ce qu’elle tombe. Elle vaut comme toujours, la rouge le double, et finit la partie.`,
      'Si la bille touche une de ces quilles, c’est une faute et le joueur suivant joue.',
      rules.strikerLoses
        ? 'Qui l’empoche ailleurs, sans bande ou après avoir touché une de ces quilles, ou renverse la quille noire, perd la partie.'
        : 'Ailleurs, sans bande ou après avoir touché une de ces quilles, elle ne vaut rien et finit la partie. La quille noire emporte les points du joueur et la finit aussi.',
    ],
  },
  winning: {
    title: 'Qui gagne',
    says: () => [
      'Le plus haut score gagne. À égalité, match nul.',
      'Une avance de plus de 200, ou de 400 si la dernière bille est rouge, ne se rattrape pas : le joueur mené abandonne d’ordinaire.',
      'À trois ou quatre, qui abandonne est sorti et les autres continuent.',
      'Rien ne se perd par erreur : « Annuler » annule le dernier coup, la dernière faute ou réponse, même si la partie en était finie.',
    ],
  },
  here: {
    title: 'Sur cette table',
    says: ({ rules, lastBallHoles }) => {
      const own = lines(
        rules.redRespot &&
          'Chaque fois que la rouge tombe, elle revient sur sa mouche et ne se joue pas depuis le D.',
        rules.oneHoleOnly && `La dernière bille ne compte que dans le ${lastBallHoles}.`,
        rules.maxDoublePots !== null &&
          `Depuis la position de départ, on peut empocher les deux billes ${rules.maxDoublePots} fois de suite. Ensuite, l’une doit rester.`,
        !rules.baulkLine && 'La ligne de départ ne compte pas ici.',
        rules.restInDIsFoul && 'Une bille arrêtée dans le D est une faute.',
        !rules.strikerLoses &&
          'Une dernière bille mal jouée finit la partie sans points. Le plus haut score gagne.',
      );
      return own.length > 0 ? own : ['Cette table suit les règles classiques, sans règle maison.'];
    },
  },
};
