import { lines } from '../book.ts';
import type { PoolBook } from './book.ts';

export const nl: PoolBook = {
  aim: {
    title: 'Het doel',
    says: ({ minutes }) =>
      lines(
        'Twee spelers. Pot alle zeven ballen van je groep en dan de zwarte in de pocket die je hebt genoemd. Wie dat het eerst doet, wint.',
        'De witte wordt met de keu gestoten en stuurt de andere ballen naar een van de zes pockets.',
        minutes === null
          ? 'Een credit koopt één spel. Het duurt tot de zwarte beslist.'
          : `Een credit koopt ${minutes} minuten. Een spel dat dan bezig is, wordt uitgespeeld.`,
      ),
  },
  table: {
    title: 'Tafel en ballen',
    says: () => [
      'Zeven hele, zeven halve, één zwarte en de witte.',
      'De vijftien liggen in de driehoek aan de overkant, met de zwarte in het midden. Tel ze: kwamen ze niet allemaal, dan biedt het scherm aan ze nog eens los te laten.',
      'De lijn snijdt het onderste kwart van de tafel af. De D staat erop.',
    ],
  },
  break: {
    title: 'De afstoot',
    says: ({ rules }) => [
      'De witte ligt ergens achter de lijn, waar je wilt.',
      'Een goede afstoot pot een bal, of stuurt er minstens vier naar een band. Lukt geen van beide, dan kiest de tegenstander: verder zoals het ligt, of opnieuw opzetten en een van beiden stoot af.',
      'Een witte die bij de afstoot valt is een fout, wat er verder ook viel. De tegenstander legt hem achter de lijn en speelt een bal voorbij de lijn.',
      rules.blackOnBreakLoses
        ? 'Valt de zwarte bij de afstoot, dan is het spel verloren.'
        : 'Valt de zwarte bij de afstoot, dan komen alle ballen terug voor een nieuwe afstoot, gratis.',
    ],
  },
  groups: {
    title: 'De groepen',
    says: ({ rules }) =>
      lines(
        'Wat bij de afstoot valt bepaalt geen groep, hoeveel het er ook zijn: de tafel is open.',
        'De eerste bal die daarna valt bepaalt ze: hele of halve zijn van jou, de andere van je tegenstander. Valt van elk er een tegelijk, dan kies jij.',
        !rules.foulPotSetsGroups && 'Een bal die bij een fout valt blijft weg en bepaalt niets.',
        rules.foulPotSetsGroups && 'Hier telt dat ook als die stoot een fout was.',
      ),
  },
  turn: {
    title: 'Jouw beurt',
    says: ({ rules, hasReader }) => [
      'Je gaat door zolang je een eigen bal pot zonder fout.',
      'Pot je er geen, dan speelt de tegenstander.',
      rules.ownPlusOpponentIsFoul
        ? 'Een bal van de ander potten is een fout, ook samen met een eigen bal.'
        : 'Een bal van de ander potten is een fout, tenzij er ook een eigen bal viel.',
      hasReader
        ? 'De tafel ziet wat er valt. Wat ze niet kan zien, vraagt ze.'
        : 'De tafel vraagt welke bal er viel: raak zijn soort aan. Viel er niets, raak dan ‘Stoot voorbij’ aan.',
    ],
  },
  fouls: {
    title: 'Fouten',
    says: () => [
      'Een fout beëindigt je beurt. De ballen die vielen, blijven weg.',
      'Het is een fout de witte te potten of anders dan met de top van de keu te raken; eerst een bal van de ander te raken, of de zwarte terwijl je nog ballen hebt; geen eigen bal te raken.',
      'Na het eerste contact moet er een bal vallen, of moet een bal, ook de witte, een band raken.',
      'Zolang de tafel open is, is geen bal van de ander.',
      'De tafel ziet wat er valt. De rest roepen de spelers: raak ‘Fout’ aan en kies.',
    ],
  },
  white: {
    title: 'Bal in de hand',
    says: () => [
      'Overal: de witte viel of werd aangeraakt, of geen bal raakte een band. Elke eigen bal mag gespeeld worden.',
      'In de D: de verkeerde bal, of de zwarte, werd eerst geraakt.',
      'Achter de lijn: de witte viel bij de afstoot.',
      'Na elke andere fout blijft de witte liggen.',
      'Meer fouten in één stoot zijn er één: die de tegenstander het meest geeft, telt.',
    ],
  },
  black: {
    title: 'De zwarte',
    says: ({ rules }) =>
      lines(
        'Met je zeven weg speel je op de zwarte.',
        rules.callRequired
          ? 'Raak voor elke stoot de pocket aan waar hij in moet. Tot er een bal valt mag je dat veranderen. Zonder genoemde pocket verliest de zwarte.'
          : 'Je mag de pocket noemen. Genoemd of niet, zonder fout gepot wint hij; in een andere pocket dan de genoemde verliest hij.',
        'In de genoemde pocket, zonder fout, wint hij. In een andere, met de witte of met een fout, verliest hij.',
        'Valt hij voor je eigen zeven, of in één stoot met de laatste, dan verliest hij ook.',
      ),
  },
  here: {
    title: 'Op deze tafel',
    says: ({ rules }) => {
      const own = lines(
        !rules.ownPlusOpponentIsFoul && 'Een bal van de ander naast een eigen bal is geen fout.',
        !rules.blackOnBreakLoses && 'Valt de zwarte bij de afstoot, dan wordt gratis opnieuw opgezet.',
        rules.foulPotSetsGroups && 'Een stoot met een fout kan de groepen bepalen.',
        !rules.callRequired && 'De pocket van de zwarte hoeft niet genoemd te worden.',
      );
      const usual = 'Hier gelden de regels van Pool 8, zonder huisregels.';
      return [
        ...(own.length > 0 ? own : [usual]),
        'Geen vergissing is definitief: ‘Terugnemen’ haalt de laatste stoot, fout of antwoord weg, ook die het spel beëindigde.',
      ];
    },
  },
};
