import type { BarBilliardsWords } from './en.ts';

export const da: BarBilliardsWords = {
  ball: { white: 'Hvid', red: 'Rød' },
  bed: {
    label: 'Bordet set fra oven',
    hole: (hole) => `Hul: ${hole}. Læg en bal i her`,
    strike: 'D’et. Spil en bal, der ikke går i',
    lift: (ball) => `${ball} i truget. Læg den i D’et`,
    takeBack: (ball) => `${ball} på bordet. Læg den tilbage i truget`,
    reach: (ball) => `${ball} bag bommen. Tag den ud gennem lågen`,
    peg: {
      standing: (peg) => `${peg}, står. Vælt den`,
      fallen: (peg) => `${peg}, ligger. Rejs den`,
      inHole: (peg) => `${peg}, i et 50-hul. Rør den`,
    },
  },
  bar: {
    raised: 'Bommen er oppe: ballerne kommer tilbage',
    dropped: 'Bommen er nede: ballerne bliver inde',
  },
  hands: {
    goesDown: 'Ballen der går i',
    miss: 'Spil forbi',
    baulk: 'Bal over linjen',
    spot: 'Rød på sin plet',
    stand: 'Rejs keglerne',
  },
  guide: {
    pressStart: 'Tryk på START, eller vælg på tavlen, hvor mange der spiller, og hvem der begynder.',
    whichHole: 'Sig på tavlen, hvilket hul det var.',
    standPegs: 'En kegle står ikke på sin plads. Klik på den for at rejse den.',
    plug: 'Sidste bal. Klik på hver hvid kegle for at stille den i et 50-hul.',
    saySet: 'Sig nu på tavlen, at keglerne står.',
    behindBar: 'Ballen ligger bag bommen. Åbn lågen, og klik på ballen for at tage den ud.',
    firstPot: (player) =>
      `${player} spiller. Klik på et hul for at lægge en hvid i; med Skift, eller to tryk, den røde, der tæller dobbelt.`,
    goOn: (player) => `${player} fortsætter. Læg en til i, eller tryk NEXT efter en forbier.`,
    yourTurn: (player) => `${player} spiller. Læg en bal i, eller tryk NEXT efter en forbier.`,
    barDown: (ballsInPlay) => `Bommen er nede: hvad der nu går i, bliver inde. ${ballsInPlay}.`,
    lastBall: (holes) => `Den sidste bal: via en sidebande i ${holes}. NEXT efter en forbier.`,
  },
  help: {
    game: [
      'En mønt køber et spil på tid. START hæver bommen, og uret går.',
      'Spil en bal fra D’et mod en anden. En hvid, der går i, giver hullets point, den røde det dobbelte.',
      'Bliv ved, så længe du scorer. Tryk NEXT efter en forbier: seriens point er i sikkerhed.',
      'En væltet hvid kegle eller en anden fejl koster serien. Den sorte kegle koster alt.',
      'Når tiden er gået, falder bommen, og ballerne bliver inde. Den sidste bal går via en sidebande i 100 eller 200.',
    ],
    touches: [
      'Klik på et hul: en hvid går i. Med Skift, eller to tryk: den røde.',
      'Klik på en kegle: den vælter. Klik igen: den står. Højreklik eller hold: den vakler kun.',
      'Skift+klik på en hvid kegle: den stilles i et 50-hul, som til den sidste bal.',
      'Klik på en bal på bordet: tilbage i truget. På en i truget: i D’et. På D’et: den spilles og går ikke i.',
    ],
    digits: (holes) => `læg en hvid i, med Skift den røde: ${holes}`,
    arrows: 'gå over bordet; Enter er et klik, Skift+Enter et Skift+klik, W vakler',
    keys: {
      m: 'spil forbi',
      b: 'bal over baulklinjen',
      r: 'hvid eller rød går i',
      t: 'rød på sin plet',
      a: 'rejs keglerne',
    },
  },
};
