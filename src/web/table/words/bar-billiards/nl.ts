import type { BarBilliardsWords } from './en.ts';

export const nl: BarBilliardsWords = {
  ball: { white: 'Wit', red: 'Rood' },
  bed: {
    label: 'De tafel van boven',
    hole: (hole) => `Gat: ${hole}. Hier een bal potten`,
    strike: 'De D. Een bal spelen die niets pot',
    lift: (ball) => `${ball} in de goot. In de D leggen`,
    takeBack: (ball) => `${ball} op de tafel. Terug in de goot leggen`,
    reach: (ball) => `${ball} achter de balk. Door de deur eruit halen`,
    peg: {
      standing: (peg) => `${peg}, staat. Omgooien`,
      fallen: (peg) => `${peg}, ligt. Rechtop zetten`,
      inHole: (peg) => `${peg}, in een gat van 50. Aanraken`,
    },
  },
  bar: {
    raised: 'De balk is open: gepotte ballen komen terug',
    dropped: 'De balk is dicht: gepotte ballen blijven binnen',
  },
  hands: {
    goesDown: 'De bal die valt',
    miss: 'Spelen en missen',
    baulk: 'Bal over de lijn',
    spot: 'Rood op zijn stip',
    stand: 'Kegels opzetten',
  },
  guide: {
    pressStart: 'Druk op START, of kies op het scorebord hoeveel er spelen en wie begint.',
    whichHole: 'Zeg op het scorebord welk gat het was.',
    standPegs: 'Er staat een kegel niet op zijn plek. Klik erop om hem op te zetten.',
    plug: 'Laatste bal. Klik op elke witte kegel om hem in een gat van 50 te zetten.',
    saySet: 'Zeg nu op het scorebord dat de kegels staan.',
    behindBar: 'De bal ligt achter de balk. Open de deur en klik op de bal om hem eruit te halen.',
    firstPot: (player) =>
      `${player} speelt. Klik op een gat om een witte te potten; met Shift, of twee keer tikken, de rode, die dubbel telt.`,
    goOn: (player) => `${player} speelt door. Pot weer, of druk op NEXT bij een misser.`,
    yourTurn: (player) => `${player} speelt. Pot een bal, of druk op NEXT na een misser.`,
    barDown: (ballsInPlay) => `De balk is dicht: wat nu valt, blijft binnen. ${ballsInPlay}.`,
    lastBall: (holes) => `De laatste bal: via een zijband in de ${holes}. NEXT na een misser.`,
  },
  help: {
    game: [
      'Een munt koopt een spel op tijd. START opent de balk en de klok loopt.',
      'Speel een bal vanuit de D tegen een andere. Een witte die valt telt het gat, de rode twee keer het gat.',
      'Speel door zolang je scoort. Druk na een misser op NEXT: de punten van je serie zijn veilig.',
      'Een gevallen witte kegel of een andere fout kost de serie. De zwarte kegel kost alles.',
      'Is de tijd om, dan valt de balk en blijven gepotte ballen binnen. De laatste bal gaat via een zijband in 100 of 200.',
    ],
    touches: [
      'Klik op een gat: er valt een witte. Met Shift, of twee keer tikken: de rode.',
      'Klik op een kegel: hij valt. Nog eens: hij staat. Rechts klikken of vasthouden: hij wankelt alleen.',
      'Shift+klik op een witte kegel: hij gaat in een gat van 50, zoals voor de laatste bal.',
      'Klik op een bal op de tafel: terug in de goot. Op een bal in de goot: in de D. Op de D: hij wordt gespeeld en pot niets.',
    ],
    digits: (holes) => `pot een witte, met Shift de rode: ${holes}`,
    arrows: 'over de tafel gaan; Enter is een klik, Shift+Enter een Shift+klik, W wankelt',
    keys: {
      m: 'spelen en missen',
      b: 'bal over de baulklijn',
      r: 'wit of rood valt',
      t: 'rood op zijn stip',
      a: 'kegels opzetten',
    },
  },
};
