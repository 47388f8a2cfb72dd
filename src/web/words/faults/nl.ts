import type { FaultPhrases } from './en.ts';

export const nl: FaultPhrases = {
  CONFIG_WRONG: {
    name: 'Instellingen fout',
    remedy: 'De oude instellingen blijven gelden. Controleer het bestand met ‘baulk check-config’.',
  },
  CONFIG_UNREADABLE: {
    name: 'Instellingen onleesbaar',
    remedy: 'Controleer het pad en de rechten van het instellingenbestand.',
  },
  CONFIG_CURRENCY: {
    name: 'Instellingen in een andere munt',
    remedy: 'De oude instellingen blijven gelden. Zet de munt terug of geef de tafel een eigen logboek.',
  },
  JOURNAL_UNWRITABLE: {
    name: 'Schijf vol of alleen-lezen',
    remedy:
      'Er worden geen munten aangenomen tot er weer geschreven kan worden. Maak ruimte en controleer de kaart.',
  },
  JOURNAL_CORRUPT: {
    name: 'Logboek beschadigd',
    remedy:
      'Het beschadigde bestand is apart gezet, de laatste goede kopie is in gebruik. Bewaar het en controleer de kaart.',
  },
  JOURNAL_TOO_NEW: {
    name: 'Logboek te nieuw',
    remedy: 'Installeer de nieuwere versie opnieuw of verplaats het bestand.',
  },
  JOURNAL_IN_USE: { name: 'Logboek in gebruik', remedy: 'Stop het andere programma dat deze tafel bedient.' },
  JOURNAL_UNREADABLE: {
    name: 'Logboek onleesbaar',
    remedy: 'Controleer het pad van het logboek en de rechten van het bestand.',
  },
  GAME_UNKNOWN: { name: 'Spel onbekend', remedy: 'Bekijk de lijst met ‘baulk export --list’.' },
  PORT_IN_USE: { name: 'Netwerkpoort bezet', remedy: 'Kies een andere poort met --port.' },
  DRIVER_UNLOADABLE: {
    name: 'Stuurprogramma niet geladen',
    remedy: 'Installeer de bibliotheken opnieuw met ‘npm ci’.',
  },
  GPIO_MISSING: {
    name: 'Hier zijn geen GPIO-pennen',
    remedy: 'Gebruik een Raspberry Pi die deze pennen heeft, of een tafelprint.',
  },
  GPIO_FORBIDDEN: {
    name: 'GPIO-pennen niet toegestaan',
    remedy: 'Zet de gebruiker in de groep gpio en log opnieuw in.',
  },
  GPIO_BUSY: { name: 'Pen in gebruik', remedy: 'Stop wat de pen gebruikt of kies een andere.' },
  BOARD_UNFIT: {
    name: 'Tafelprint past niet',
    remedy: 'Sluit de print van de instellingen aan of noem andere pennen.',
  },
  BOARD_FORBIDDEN: {
    name: 'Tafelprint niet toegestaan',
    remedy: 'Zet deze gebruiker in de groep ‘dialout’ en start opnieuw.',
  },
  BOARD_BUSY: {
    name: 'Poort van de tafelprint in gebruik',
    remedy: 'Stop wat de poort gebruikt of noem de juiste.',
  },
  BOARD_SILENT: {
    name: 'Geen Firmata op de tafelprint',
    remedy: 'Zet StandardFirmata op de print of noem de juiste poort.',
  },
  CABINET_LOST: {
    name: 'Kast antwoordt niet',
    remedy: 'Controleer de kabel naar de tafelprint. Is er geen print, start de tafel dan opnieuw.',
  },
  ACCEPTOR_LOST: {
    name: 'Muntproever antwoordt niet',
    remedy: 'Controleer zijn voeding en zijn kabel. Het spel gaat door; munten wachten tot hij antwoordt.',
  },
  ACCEPTOR_FAULT: {
    name: 'Muntproever meldt een storing',
    remedy: 'Open hem, maak hem vrij en schoon. Blijft het, vervang de muntproever.',
  },
  ACCEPTOR_UNFIT: {
    name: 'Muntproever past niet',
    remedy: 'Plaats er een voor de munt van deze tafel, of verbeter de instellingen.',
  },
  COINS_UNREAD: {
    name: 'Munten aangenomen, niet geteld',
    remedy: 'Vergelijk de teller van de muntproever met de boeken en betaal de gast.',
  },
  COIN_FRAUD: {
    name: 'Iemand bedriegt de muntproever',
    remedy: 'Kijk wie er bij de tafel staat en kijk dan in de muntproever.',
  },
  COIN_STRING: {
    name: 'Munt aan een draadje teruggetrokken',
    remedy: 'Even worden er geen munten aangenomen. Kijk wie er staat en maak de gleuf vrij.',
  },
  COIN_RATE: {
    name: 'Munten te snel om echt te zijn',
    remedy: 'Controleer de draad van de muntgleuf, de afscherming, en wie er staat.',
  },
  READER_LOST: {
    name: 'Ballezer antwoordt niet',
    remedy: 'Controleer zijn voeding en zijn kabel. Het spel gaat door; de spelers noemen de ballen.',
  },
  READER_NOISY: {
    name: 'Ballezer onverstaanbaar',
    remedy: 'Controleer zijn draad en zijn massa, en houd ze weg van de spoelen.',
  },
  READER_SILENT: {
    name: 'Ballezer leest niets',
    remedy: 'Controleer zijn antenne en zijn voeding, en rol er met de hand een bal langs.',
  },
  READER_BLOCKED: {
    name: 'Bal ligt voor de lezer',
    remedy: 'Kijk in de retourgoot en maak hem vrij.',
  },
  TAG_UNKNOWN: {
    name: 'Bal met onbekende tag',
    remedy: 'Zet zijn tag bij zijn bal in de instellingen; ‘baulk tags’ helpt.',
  },
  VEND_FAILED: {
    name: 'De balk ging niet omhoog',
    remedy: 'Een pas begonnen spel is weer tegoed. Controleer balk, spoel, zekering en schakelaar.',
  },
  BAR_STUCK: {
    name: 'De balk valt niet',
    remedy: 'Kijk of er een bal onder ligt. Controleer dan spoel of motor, zekering en schakelaar.',
  },
  COIL_LIMIT: {
    name: 'Spoel te vaak gevraagd',
    remedy: 'Hij blijft uit tot hij is afgekoeld. Kijk wat er zo vaak om vraagt.',
  },
  BUS_MISSING: {
    name: 'Geen I²C-bus',
    remedy: 'Zet I2C aan: ‘dtparam=i2c_arm=on’ in config.txt. Het spel gaat door.',
  },
  BUS_FORBIDDEN: {
    name: 'I²C-bus niet toegestaan',
    remedy: 'Zet deze gebruiker in de groep ‘i2c’ en start opnieuw. Het spel gaat door.',
  },
  DISPLAY_LOST: {
    name: 'Display antwoordt niet',
    remedy: 'Controleer stekker, voeding en adres. Het spel gaat door.',
  },
  HEARTBEAT_STOPPED: {
    name: 'Hartslag gestopt, spoelen zonder stroom',
    remedy:
      'De spoelen krijgen weer stroom zodra het genoemde in orde is. Bij ‘program’ start je de tafel opnieuw; zie anders de andere storing.',
  },
  OUTPUT_WRONG: {
    name: 'Uitgang staat verkeerd',
    remedy:
      'Controleer draad en eindtrap op kortsluiting. Een spoel die aan blijft verbrandt: schakel eerst de voeding uit. Na herstel verdwijnt de storing vanzelf binnen een minuut.',
  },
  GUARD_LOST: {
    name: 'Bewaking van de spoelen weg',
    remedy: 'De spoelen blijven uit tot ze terug is. Komt ze niet terug, start de tafel dan opnieuw.',
  },
  EDGES_LOST: {
    name: 'Te veel signalen tegelijk',
    remedy: 'Er kan een munt niet geteld zijn. Kijk welke sensor onrustig is en betaal de gast.',
  },
  LINE_LOST: {
    name: 'Sensor wordt niet meer gelezen',
    remedy: 'Start de tafel opnieuw. Blijft het zo, vervang dan de computer.',
  },
  CLOCK_UNSET: {
    name: 'De tijd is niet ingesteld',
    remedy: 'Tot dan geldt de basisprijs. Sluit het netwerk aan of stel de klok in.',
  },
  COLLECT_REFUSED: { name: 'Lediging geweigerd', remedy: 'Draai eerst de sleutel om en open de deur.' },
  TEST_REFUSED: {
    name: 'Test geweigerd',
    remedy: 'Doe wat de reden zegt; baulk service toont wat nu getest kan worden.',
  },
  TABLE_UNREACHABLE: {
    name: 'De draaiende tafel antwoordt niet',
    remedy: 'Controleer of hij van deze versie is en start hem opnieuw.',
  },
  SOCAT_MISSING: {
    name: 'socat is niet geïnstalleerd',
    remedy: 'Installeer het met ‘sudo apt-get install socat’.',
  },
  HOLE_BLOCKED: {
    name: 'Gat geblokkeerd',
    remedy: 'Kijk of er een bal, krijt of vuil in zit. Is het vrij, controleer dan de sensor en de draad.',
  },
  COIN_STUCK: {
    name: 'Munt zit vast',
    remedy: 'Open het muntmechaniek en maak het vrij. Blijft het, controleer dan de draad.',
  },
  LINE_ACTIVE_AT_START: {
    name: 'Sensor actief bij het starten',
    remedy: 'Maak de sensor vrij of herstel de draad. Tot dan telt hij niet mee.',
  },
  LINE_CHATTERS: { name: 'Sensor onrustig', remedy: 'Controleer de draad, de afscherming en de sensor.' },
  LINE_SILENT: {
    name: 'Sensor al veel spellen stil',
    remedy: 'Leg er met de hand een bal in. Telt hij niet, controleer dan de draad.',
  },
  RED_ALONE: {
    name: 'Rood gezien zonder bal',
    remedy: 'Controleer de lichtstraal van het gat en de roodmelder.',
  },
  BALL_COUNT: {
    name: 'Het aantal ballen klopt niet',
    remedy: 'Tel ze. Controleer de sensor van wat genoemd is (een gat of de retourgoot) en de draad.',
  },
  RED_TWICE: {
    name: 'Rode bal dubbel geteld',
    remedy:
      'Controleer de roodmelder van het genoemde gat of van de retourgoot. Zet de stand recht op het paneel.',
  },
  TRACE_UNREADABLE: { name: 'Opname onleesbaar', remedy: 'Controleer het pad en de rechten.' },
  PORT_FORBIDDEN: {
    name: 'Netwerkpoort niet toegestaan',
    remedy: 'Kies een poort boven 1023 en een adres van deze machine.',
  },
};
