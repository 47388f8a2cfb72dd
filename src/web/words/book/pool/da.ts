import { lines } from '../book.ts';
import type { PoolBook } from './book.ts';

export const da: PoolBook = {
  aim: {
    title: 'Målet',
    says: ({ minutes }) =>
      lines(
        'To spillere. Få alle syv baller i din gruppe i hul, og så den sorte i det hul, du har nævnt. Den første, der gør det, vinder.',
        'Den hvide stødes med køen og sender de andre i et af de seks huller.',
        minutes === null
          ? 'En kredit køber ét spil. Det varer, til den sorte afgør det.'
          : `En kredit køber ${minutes} minutter. Et spil, der er i gang, når de er gået, spilles færdigt.`,
      ),
  },
  table: {
    title: 'Bord og baller',
    says: () => [
      'Syv hele, syv halve, en sort og den hvide.',
      'De femten ligger i trekanten i den fjerne ende med den sorte i midten. Tæl dem: kom de ikke alle, tilbyder skærmen at slippe dem løs igen.',
      'Linjen skærer den nederste fjerdedel af bordet fra. D’et står på den.',
    ],
  },
  break: {
    title: 'Sprængningen',
    says: ({ rules }) => [
      'Den hvide ligger et vilkårligt sted bag linjen.',
      'En god sprængning får en bal i hul eller sender mindst fire til en bande. Lykkes ingen af delene, vælger modspilleren: spil videre, som det ligger, eller sæt op igen, og en af de to sprænger.',
      'Hvid i hul på sprængningen er en fejl, hvad der ellers gik i. Modspilleren lægger den bag linjen og spiller en bal på den anden side.',
      rules.blackOnBreakLoses
        ? 'Går den sorte i hul på sprængningen, er spillet tabt.'
        : 'Går den sorte i hul på sprængningen, kommer alle baller igen til en ny sprængning, gratis.',
    ],
  },
  groups: {
    title: 'Grupperne',
    says: ({ rules }) =>
      lines(
        'Det, der går i hul på sprængningen, giver ingen gruppe, hvor mange det end er: bordet er åbent.',
        'Den første bal i hul derefter afgør det: hele eller halve er dine, de andre modspillerens. Går en af hver i på én gang, vælger du.',
        !rules.foulPotSetsGroups && 'En bal, der går i hul ved en fejl, bliver nede og afgør intet.',
        rules.foulPotSetsGroups && 'Her gælder det, også selv om stødet var en fejl.',
      ),
  },
  turn: {
    title: 'Din tur',
    says: ({ rules, hasReader }) => [
      'Du bliver ved, så længe du får en egen bal i hul uden fejl.',
      'Får du ingen i hul, spiller modspilleren.',
      rules.ownPlusOpponentIsFoul
        ? 'Modspillerens bal i hul er en fejl, også sammen med en af dine egne.'
        : 'Modspillerens bal i hul er en fejl, medmindre en af dine egne også gik i.',
      hasReader
        ? 'Bordet ser, hvad der går i hul. Hvad det ikke kan se, spørger det om.'
        : 'Bordet spørger, hvilken bal der gik i hul: rør ved dens slags. Gik ingen i hul, så rør »Stødet er slut«.',
    ],
  },
  fouls: {
    title: 'Fejl',
    says: () => [
      'En fejl afslutter din tur. De baller, der gik i hul, bliver nede.',
      'Det er en fejl at få den hvide i hul eller røre den med andet end køens spids; at ramme modspillerens bal først, eller den sorte, mens du har baller igen; ikke at ramme en egen bal.',
      'Efter den første berøring skal en bal gå i hul, eller en bal, også den hvide, nå en bande.',
      'Så længe bordet er åbent, er ingen bal modspillerens.',
      'Bordet ser, hvad der går i hul. Resten siger spillerne: rør »Fejlstød«, og vælg.',
    ],
  },
  white: {
    title: 'Bal i hånden',
    says: () => [
      'Hvor som helst: den hvide gik i hul eller blev rørt, eller ingen bal nåede en bande. Alle dine baller må spilles.',
      'I D’et: den forkerte bal, eller den sorte, blev ramt først.',
      'Bag linjen: den hvide gik i hul på sprængningen.',
      'Efter enhver anden fejl bliver den hvide liggende.',
      'Flere fejl i ét stød er én: den, der giver modspilleren mest, gælder.',
    ],
  },
  black: {
    title: 'Den sorte',
    says: ({ rules }) =>
      lines(
        'Er dine syv nede, spiller du på den sorte.',
        rules.callRequired
          ? 'Rør før hvert stød det hul, den skal i. Indtil en bal er faldet, kan du ændre det. Uden et nævnt hul taber den sorte.'
          : 'Du må nævne hullet. Nævnt eller ej vinder den, når den går i uden fejl; i et andet hul end det nævnte taber den.',
        'I det nævnte hul, uden fejl, vinder den. I et andet, med den hvide eller med en fejl, taber den.',
        'Går den i hul før dine syv, eller i samme stød som den sidste, taber den også.',
      ),
  },
  here: {
    title: 'På dette bord',
    says: ({ rules }) => {
      const own = lines(
        !rules.ownPlusOpponentIsFoul && 'Modspillerens bal sammen med en af dine egne er ingen fejl.',
        !rules.blackOnBreakLoses && 'Går den sorte i på sprængningen, sættes der op igen, gratis.',
        rules.foulPotSetsGroups && 'Et stød med fejl kan afgøre grupperne.',
        !rules.callRequired && 'Hullet til den sorte behøver ikke nævnes.',
      );
      const usual = 'Her spilles efter reglerne for Pool 8, uden husregler.';
      return [
        ...(own.length > 0 ? own : [usual]),
        'Ingen fejltagelse er endelig: »Fortryd« tager det sidste stød, den sidste fejl eller det sidste svar tilbage, også det, der afsluttede spillet.',
      ];
    },
  },
};
