import { type Book, lines } from './book.ts';

const COLOURS = { white: 'witte', red: 'rode' } as const;

export const nl: Book = {
  aim: {
    title: 'Het doel',
    says: ({ minutes }) => [
      'Meer punten maken dan de anderen voordat de laatste bal weg is. Punten komen van ballen die in de gaten in het speelvlak vallen; aan de randen zijn geen pockets.',
      'Iedereen speelt vanaf dezelfde kant, om de beurt, en elke stoot begint in de D.',
      `Een spel duurt ${minutes} minuten en loopt dan door tot de laatste bal. Twee spelers is gewoon, drie of vier mag, en wie alleen is kan oefenen.`,
    ],
  },
  table: {
    title: 'Tafel en ballen',
    says: ({ white, red, near, sides, back, farRow }) => [
      `${white} witte ballen en ${red} rode. Een witte telt de waarde van het gat, de rode het dubbele.`,
      `Vier gaten vormen een ruit: ${near} het dichtst bij je, ${sides} aan weerszijden, ${back} erachter. Vijf liggen op een rij aan de overkant: ${farRow}.`,
      'De baulklijn loopt voor je over de tafel, met de D in het midden. De rode stip ligt tussen de D en het eerste gat.',
      'Een gepotte bal rolt terug in de goot en kan opnieuw gespeeld worden.',
    ],
  },
  turn: {
    title: 'Jouw beurt',
    says: ({ rules }) =>
      lines(
        rules.whiteSpot
          ? 'Bij het begin ligt de rode op zijn stip en de eerste witte op een eigen stip.'
          : 'Bij het begin ligt de rode op zijn stip. Wie begint, pakt een witte uit de goot en speelt die vanuit de D.',
        'Pak voor elke stoot een bal uit de goot, wit of rood naar keuze, leg hem in de D, stoot met de keu en raak een andere bal. Elke bal die valt telt, ook de gestoten bal.',
        'Je serie gaat door zolang je scoort. Een stoot zonder pot maakt er een eind aan, en de punten zijn van jou. Druk dan op ‘Volgende speler’.',
        'De ballen op tafel blijven liggen. Is de goot leeg, dan wordt de bal het dichtst bij de baulklijn vanuit de D gespeeld.',
        'Is de tafel leeg, dan gaat de rode terug op zijn stip en wordt er een witte op gespeeld.',
      ),
  },
  fouls: {
    title: 'Fouten',
    says: ({ rules }) =>
      lines(
        'Een fout beëindigt je beurt en kost alle punten van die serie. Wat je in eerdere beurten maakte, is veilig.',
        'Fout is: een kegel omstoten, geen andere bal raken, of een bal van de tafel stoten.',
        rules.baulkLine &&
          'Fout is ook een bal die terugkomt over de baulklijn. Die bal gaat terug in de goot.',
        rules.restInDIsFoul
          ? 'Fout is ook een bal die in de D blijft liggen. Die bal gaat terug in de goot.'
          : 'Een bal die in de D blijft liggen, gaat terug in de goot. Dat is geen fout.',
        'De tafel ziet de kegels. De rest roepen de spelers zelf: druk op ‘Fout’ en kies.',
      ),
  },
  skittles: {
    title: 'Kegels',
    says: ({ skittles, sideColour, near, sides, back }) =>
      lines(
        `De zwarte kegel staat voor de ${near}. Valt hij, dan ben je al je punten kwijt.`,
        skittles === 'A1' &&
          `Twee ${COLOURS[sideColour]} kegels staan aan weerszijden van de ${back}. Valt er een, dan is de serie weg.`,
        skittles === 'A2' &&
          `Twee witte kegels staan voor de gaten van ${sides}. Valt er een, dan is de serie weg. De rode kegel voor de ${back} kost al je punten, net als de zwarte.`,
        skittles === 'A3' &&
          `Drie rode kegels staan voor de ${back} en de beide gaten van ${sides}. Valt er een, dan is de serie weg.`,
        skittles === 'own' && 'De andere kegels kosten wat de bladzijde van deze tafel zegt.',
        'Vallen er meer in één stoot, dan beslist de kegel die het eerst viel.',
        'Een kegel die verschuift maar blijft staan, is geen fout: zet hem voor de volgende stoot terug.',
        'Zet een gevallen kegel weer op voordat er verder gespeeld wordt. Een bal die in de weg ligt, gaat terug in de goot.',
      ),
  },
  coin: {
    title: 'Munt en balk',
    says: ({ minutes }) => [
      `START zet de klok aan: ${minutes} minuten.`,
      'Is de tijd om, dan valt er een balk in de tafel. De beurt gaat gewoon door en potten telt nog steeds.',
      'Maar elke bal die vanaf nu valt, komt niet meer terug. Ballen in de goot kunnen nog gespeeld worden.',
      'Zo worden het er steeds minder. Vallen de laatste twee of drie in één stoot, dan is het spel uit; blijft er één over, dan begint de laatste bal.',
    ],
  },
  lastBall: {
    title: 'De laatste bal',
    says: ({ lastBallHoles, sides, sideColour, rules }) => [
      `De lopende serie wordt bijgeschreven. Twee ${COLOURS[sideColour]} kegels komen in de gaten van ${sides} te staan, en de achterste rij wordt afgeschermd.`,
      `Speel vanuit de D, via een zijband, in de ${lastBallHoles}. De spelers stoten om de beurt tot de bal valt. Hij telt als altijd, rood dubbel, en dan is het spel uit.`,
      'Raakt de bal een van die kegels, dan is het een fout en is de volgende speler aan tafel.',
      rules.strikerLoses
        ? 'Wie hem ergens anders pot, zonder band of na het raken van zo’n kegel, of wie de zwarte kegel omstoot, verliest het spel.'
        : 'Ergens anders, zonder band of na het raken van zo’n kegel telt hij niet en is het spel uit. De zwarte kegel kost de speler al zijn punten en beëindigt het spel ook.',
    ],
  },
  winning: {
    title: 'Winnen',
    says: () => [
      'De hoogste score wint. Bij gelijke stand is het gelijkspel.',
      'Een voorsprong van meer dan 200, of 400 met een rode laatste bal, is niet in te halen: wie achter staat, geeft meestal op.',
      'Met drie of vier spelers is wie opgeeft uit het spel; de anderen spelen door.',
      'Niets gaat per vergissing verloren: ‘Terugnemen’ neemt de laatste stoot, fout of het laatste antwoord terug, ook als het spel daarmee uit was.',
    ],
  },
  here: {
    title: 'Op deze tafel',
    says: ({ rules, lastBallHoles }) => {
      const own = lines(
        rules.redRespot &&
          'Telkens als de rode valt, gaat hij terug op zijn stip en wordt hij niet vanuit de D gespeeld.',
        rules.oneHoleOnly && `De laatste bal telt alleen in de ${lastBallHoles}.`,
        rules.maxDoublePots !== null &&
          `Vanuit de beginstand mogen ${rules.maxDoublePots} keer achter elkaar beide ballen gepot worden. Daarna moet er een blijven liggen.`,
        !rules.baulkLine && 'De baulklijn telt hier niet.',
        rules.restInDIsFoul && 'Een bal die in de D blijft liggen, is een fout.',
        !rules.strikerLoses &&
          'Een slecht gespeelde laatste bal beëindigt het spel zonder punten. De hoogste score wint.',
      );
      return own.length > 0 ? own : ['Op deze tafel gelden de klassieke regels, zonder huisregels.'];
    },
  },
};
