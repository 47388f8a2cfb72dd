import { type Book, lines } from './book.ts';

const COLOURS = { white: 'hvide', red: 'røde' } as const;

export const da: Book = {
  aim: {
    title: 'Målet',
    says: ({ minutes }) => [
      'Få flere point end de andre, før den sidste bal er væk. Point får man for baller, der falder i hullerne i bordets flade; der er ingen huller i banderne.',
      'Alle spiller fra samme ende, én ad gangen, og hvert stød spilles fra D’et.',
      `Et spil varer ${minutes} minutter og fortsætter så til den sidste bal. Man er som regel to, tre eller fire kan spille, og én kan øve sig alene.`,
    ],
  },
  table: {
    title: 'Bord og baller',
    says: ({ white, red, near, sides, back, farRow }) => [
      `${white} hvide baller og ${red} rød. En hvid giver hullets point, den røde giver det dobbelte.`,
      `Fire huller danner en rombe: ${near} nærmest dig, ${sides} i hver side, ${back} bagved. Fem ligger på tværs i den fjerne ende: ${farRow}.`,
      'Baulklinjen går på tværs af bordet foran dig med D’et på midten. Den røde plet ligger mellem D’et og det første hul.',
      'En bal i hul ruller tilbage i renden forneden og kan spilles igen.',
    ],
  },
  turn: {
    title: 'Din tur',
    says: ({ rules }) =>
      lines(
        rules.whiteSpot
          ? 'Fra begyndelsen ligger den røde på sin plet og den første hvide på sin egen.'
          : 'Fra begyndelsen ligger den røde på sin plet. Den, der begynder, tager en hvid fra renden og spiller den fra D’et.',
        'Tag til hvert stød en bal fra renden, hvid eller rød efter ønske, læg den i D’et, stød med køen, og ram en anden bal. Hver bal i hul tæller, også den stødte.',
        'Serien varer, så længe du scorer. Et stød uden bal i hul slutter den, og dens point er dine. Tryk så på »Næste spiller«.',
        'Ballerne på bordet bliver liggende. Er renden tom, spilles den bal, der ligger nærmest baulklinjen, fra D’et.',
        'Er bordet tomt, lægges den røde på sin plet, og en hvid spilles mod den.',
      ),
  },
  fouls: {
    title: 'Fejlstød',
    says: ({ rules }) =>
      lines(
        'Et fejlstød slutter turen og koster alle seriens point. Hvad du fik i tidligere ture, er sikkert.',
        'Det er fejlstød at vælte en kegle, ikke at ramme en anden bal eller at støde en bal ud af bordet.',
        rules.baulkLine &&
          'Det er fejlstød, når en bal kommer tilbage over baulklinjen. Den bal lægges i renden.',
        rules.restInDIsFoul
          ? 'Det er fejlstød, når en bal bliver liggende i D’et. Den bal lægges i renden.'
          : 'En bal, der bliver liggende i D’et, lægges tilbage i renden. Det er ikke fejl.',
        'Bordet ser keglerne. Resten melder spillerne selv: Tryk på »Fejlstød«, og vælg.',
      ),
  },
  skittles: {
    title: 'Kegler',
    says: ({ skittles, sideColour, near, sides, back }) =>
      lines(
        `Den sorte kegle står foran ${near}. Vælter den, mister du alle dine point.`,
        skittles === 'A1' &&
          `To ${COLOURS[sideColour]} kegler står på hver side af ${back}. Vælter en af dem, er serien tabt.`,
        skittles === 'A2' &&
          `To hvide kegler står foran ${sides}-hullerne. Vælter en af dem, er serien tabt. Den røde kegle foran ${back} koster alle point ligesom den sorte.`,
        skittles === 'A3' &&
          `Tre røde kegler står foran ${back} og de to ${sides}-huller. Vælter en af dem, er serien tabt.`,
        skittles === 'own' && 'De andre kegler koster, hvad siden om dette bord siger.',
        'Vælter flere i ét stød, afgør den, der faldt først.',
        'En kegle, der er flyttet, men står, er ikke fejl: Stil den på plads før næste stød.',
        'Rejs en væltet kegle, før der spilles videre. En bal, der er i vejen, lægges i renden.',
      ),
  },
  coin: {
    title: 'Mønt og bom',
    says: ({ minutes }) => [
      `START sætter uret i gang: ${minutes} minutter.`,
      'Når tiden er gået, falder en bom inde i bordet. Turen fortsætter, som om intet var hændt, og baller i hul giver stadig point.',
      'Men hver bal, der nu går i hul, kommer ikke igen. Ballerne i renden kan stadig spilles.',
      'Sådan bliver der færre. Går de sidste to eller tre i ét stød, er spillet slut; er der én tilbage, begynder den sidste bal.',
    ],
  },
  lastBall: {
    title: 'Den sidste bal',
    says: ({ lastBallHoles, sides, sideColour, rules }) => [
      `Den igangværende serie skrives op. To ${COLOURS[sideColour]} kegler stilles i ${sides}-hullerne, og den bageste række spærres.`,
      `Spil fra D’et, via en sidebande, i ${lastBallHoles}. Spillerne støder på skift, til ballen er i hul. Den tæller som altid, rød dobbelt, og så er spillet slut.`,
      'Rører ballen en af de kegler, er det fejlstød, og turen går videre.',
      rules.strikerLoses
        ? 'Den, der får den i et andet hul, uden bande eller efter at have rørt en sådan kegle, eller vælter den sorte kegle, taber spillet.'
        : 'I et andet hul, uden bande eller efter at have rørt en sådan kegle giver den ingen point, og spillet er slut. Den sorte kegle tager spillerens point og slutter det også.',
    ],
  },
  winning: {
    title: 'Hvem vinder',
    says: () => [
      'Flest point vinder. Står det lige, er det uafgjort.',
      'Et forspring på mere end 200, eller 400 med en rød sidste bal, kan ikke indhentes: Den, der er bagud, giver som regel op.',
      'Er man tre eller fire, er den, der giver op, ude, og de andre spiller videre.',
      'Intet går tabt ved en fejl: »Fortryd« tager det sidste stød, fejlstød eller svar tilbage, også det, der sluttede spillet.',
    ],
  },
  here: {
    title: 'På dette bord',
    says: ({ rules, lastBallHoles }) => {
      const own = lines(
        rules.redRespot && 'Hver gang den røde går i hul, lægges den på sin plet og spilles ikke fra D’et.',
        rules.oneHoleOnly && `Den sidste bal tæller kun i ${lastBallHoles}.`,
        rules.maxDoublePots !== null &&
          `Fra begyndelsesstillingen må begge baller gå i hul ${rules.maxDoublePots} gange i træk. Derefter skal én blive liggende.`,
        !rules.baulkLine && 'Baulklinjen gælder ikke her.',
        rules.restInDIsFoul && 'En bal, der bliver liggende i D’et, er fejlstød.',
        !rules.strikerLoses &&
          'En dårligt spillet sidste bal slutter spillet uden point. Flest point vinder.',
      );
      return own.length > 0 ? own : ['På dette bord gælder de klassiske regler uden husregler.'];
    },
  },
};
