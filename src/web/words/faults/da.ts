import type { FaultPhrases } from './en.ts';

export const da: FaultPhrases = {
  CONFIG_WRONG: {
    name: 'Forkerte indstillinger',
    remedy: 'De gamle gælder stadig. Tjek filen med »baulk check-config«.',
  },
  CONFIG_UNREADABLE: {
    name: 'Indstillinger kan ikke læses',
    remedy: 'Tjek stien til indstillingsfilen og rettighederne.',
  },
  CONFIG_CURRENCY: {
    name: 'Indstillinger i en anden valuta',
    remedy: 'De gamle gælder stadig. Sæt valutaen tilbage, eller giv bordet sin egen journal.',
  },
  JOURNAL_UNWRITABLE: {
    name: 'Disken er fuld eller skrivebeskyttet',
    remedy: 'Der tages ingen mønter, før der kan skrives igen. Skaf plads, og tjek kortet.',
  },
  JOURNAL_CORRUPT: {
    name: 'Journalen er beskadiget',
    remedy:
      'Den beskadigede fil er lagt til side, og den sidste gode kopi bruges. Gem filen, og tjek kortet.',
  },
  JOURNAL_TOO_NEW: {
    name: 'Journalen er for ny',
    remedy: 'Installer den nyere version igen, eller flyt filen.',
  },
  JOURNAL_IN_USE: { name: 'Journalen er i brug', remedy: 'Stop det andet program, der styrer bordet.' },
  JOURNAL_UNREADABLE: {
    name: 'Journalen kan ikke læses',
    remedy: 'Kontrollér journalens sti og filens rettigheder.',
  },
  GAME_UNKNOWN: { name: 'Ukendt spil', remedy: 'Se listen med »baulk export --list«.' },
  PORT_IN_USE: { name: 'Netværksporten er optaget', remedy: 'Vælg en anden port med --port.' },
  DRIVER_UNLOADABLE: {
    name: 'Driveren kunne ikke indlæses',
    remedy: 'Installer bibliotekerne igen med »npm ci«.',
  },
  GPIO_MISSING: {
    name: 'Her er ingen GPIO-ben',
    remedy: 'Brug en Raspberry Pi, der har disse ben, eller et bordprint.',
  },
  GPIO_FORBIDDEN: {
    name: 'GPIO-ben er ikke tilladt',
    remedy: 'Føj brugeren til gruppen gpio, og log ind igen.',
  },
  GPIO_BUSY: { name: 'Benet er i brug', remedy: 'Stop det, der bruger benet, eller vælg et andet.' },
  BOARD_UNFIT: {
    name: 'Bordets print passer ikke',
    remedy: 'Tilslut det print, indstillingerne er til, eller vælg andre ben.',
  },
  BOARD_FORBIDDEN: {
    name: 'Ingen adgang til bordets print',
    remedy: 'Føj brugeren til gruppen »dialout«, og genstart.',
  },
  BOARD_BUSY: {
    name: 'Porten til bordets print er i brug',
    remedy: 'Stop det, der bruger porten, eller vælg den rigtige.',
  },
  BOARD_SILENT: {
    name: 'Ingen Firmata på bordets print',
    remedy: 'Læg StandardFirmata på printet, eller vælg den rigtige port.',
  },
  CABINET_LOST: {
    name: 'Kabinettet svarer ikke',
    remedy: 'Tjek kablet til bordets print. Er der intet print, så start bordet igen.',
  },
  ACCEPTOR_LOST: {
    name: 'Møntprøveren svarer ikke',
    remedy: 'Tjek dens strøm og dens kabel. Spillet går videre; mønter venter, til den svarer.',
  },
  ACCEPTOR_FAULT: {
    name: 'Møntprøveren melder fejl',
    remedy: 'Åbn den, ryd den, og rens den. Bliver fejlen, så skift møntprøveren.',
  },
  ACCEPTOR_UNFIT: {
    name: 'Møntprøveren passer ikke',
    remedy: 'Sæt en i til bordets valuta, eller ret dens indstillinger.',
  },
  COINS_UNREAD: {
    name: 'Mønter taget, men ikke talt',
    remedy: 'Sammenlign møntprøverens tæller med regnskabet, og betal gæsten.',
  },
  COIN_FRAUD: {
    name: 'Nogen snyder møntprøveren',
    remedy: 'Se, hvem der står ved bordet, og se så i møntprøveren.',
  },
  COIN_STRING: {
    name: 'Mønt trukket tilbage i en snor',
    remedy: 'Der tages ingen mønter lidt endnu. Se, hvem der står der, og ryd indkastet.',
  },
  COIN_RATE: {
    name: 'Mønter for hurtige til at være ægte',
    remedy: 'Tjek møntindkastets ledning og dens skærm, og hvem der står der.',
  },
  READER_LOST: {
    name: 'Ballæseren svarer ikke',
    remedy: 'Tjek dens strøm og dens kabel. Spillet går videre; spillerne siger, hvilken bal det var.',
  },
  READER_NOISY: {
    name: 'Ballæseren kan ikke forstås',
    remedy: 'Tjek dens ledning og dens stel, og hold dem væk fra spolerne.',
  },
  READER_SILENT: {
    name: 'Ballæseren læser intet',
    remedy: 'Tjek dens antenne og dens strøm, og rul en bal forbi med hånden.',
  },
  READER_BLOCKED: {
    name: 'En bal ligger foran læseren',
    remedy: 'Se i returrenden, og ryd den.',
  },
  TAG_UNKNOWN: {
    name: 'Bal med ukendt mærke',
    remedy: 'Skriv mærket ved ballen i indstillingerne; »baulk tags« hjælper.',
  },
  VEND_FAILED: {
    name: 'Bommen gik ikke op',
    remedy: 'Et spil, der lige var begyndt, er kredit igen. Tjek bommen, spolen, sikringen og kontakten.',
  },
  BAR_STUCK: {
    name: 'Bommen falder ikke',
    remedy: 'Se efter en bal under den. Tjek så spolen eller motoren, sikringen og kontakten.',
  },
  COIL_LIMIT: {
    name: 'Spolen bruges for ofte',
    remedy: 'Den er slukket, til den er kølet af. Se, hvad der bruger den så ofte.',
  },
  BUS_MISSING: {
    name: 'Ingen I²C-bus',
    remedy: 'Slå I2C til: »dtparam=i2c_arm=on« i config.txt. Spillet går videre.',
  },
  BUS_FORBIDDEN: {
    name: 'Ingen adgang til I²C-bussen',
    remedy: 'Føj brugeren til gruppen »i2c«, og genstart. Spillet går videre.',
  },
  DISPLAY_LOST: {
    name: 'Displayet svarer ikke',
    remedy: 'Tjek dets stik, strøm og adresse. Spillet går videre.',
  },
  HEARTBEAT_STOPPED: {
    name: 'Hjerteslaget er stoppet, spolerne uden strøm',
    remedy:
      'Spolerne får strøm igen, når det nævnte er i orden. Ved »program« startes bordet igen; se ellers den anden fejl.',
  },
  OUTPUT_WRONG: {
    name: 'Udgangen står forkert',
    remedy:
      'Tjek ledning og drivertrin for kortslutning. En spole, der bliver ved, brænder: afbryd dens strøm først. Når det er udbedret, forsvinder fejlen af sig selv inden for et minut.',
  },
  GUARD_LOST: {
    name: 'Spolernes vagt er væk',
    remedy: 'Spolerne er slukket, til den er tilbage. Kommer den ikke, så start bordet igen.',
  },
  EDGES_LOST: {
    name: 'For mange signaler på én gang',
    remedy: 'En mønt kan mangle. Se, hvilken føler der er urolig, og betal gæsten.',
  },
  LINE_LOST: {
    name: 'Føleren læses ikke mere',
    remedy: 'Start bordet igen. Bliver det ved, så skift computeren.',
  },
  CLOCK_UNSET: {
    name: 'Uret er ikke stillet',
    remedy: 'Indtil da gælder grundprisen. Tilslut netværket, eller stil uret.',
  },
  COLLECT_REFUSED: { name: 'Tømning afvist', remedy: 'Drej nøglen, og åbn lågen først.' },
  TEST_REFUSED: {
    name: 'Afprøvning afvist',
    remedy: 'Gør, hvad grunden siger; baulk service viser, hvad der kan afprøves nu.',
  },
  TABLE_UNREACHABLE: {
    name: 'Det kørende bord svarer ikke',
    remedy: 'Tjek, at det er af denne version, og start det igen.',
  },
  SOCAT_MISSING: {
    name: 'socat er ikke installeret',
    remedy: 'Installer det med »sudo apt-get install socat«.',
  },
  HOLE_BLOCKED: {
    name: 'Hul spærret',
    remedy: 'Se efter en bal, kridt eller snavs. Er hullet frit, så tjek føleren og dens ledning.',
  },
  COIN_STUCK: {
    name: 'Mønt sidder fast',
    remedy: 'Åbn møntindkastet, og fjern mønten. Bliver fejlen, så tjek ledningen.',
  },
  LINE_ACTIVE_AT_START: {
    name: 'Føler aktiv ved start',
    remedy: 'Frigør føleren, eller reparer ledningen. Indtil da tæller den ikke.',
  },
  LINE_CHATTERS: { name: 'Urolig føler', remedy: 'Tjek ledningen, dens skærm og føleren.' },
  LINE_SILENT: {
    name: 'Føler tavs i mange spil',
    remedy: 'Læg en bal i med hånden. Tælles den ikke, så tjek ledningen.',
  },
  RED_ALONE: {
    name: 'Rød set uden bal',
    remedy: 'Tjek hullets lysstråle og dets rødføler.',
  },
  BALL_COUNT: {
    name: 'Antallet af baller stemmer ikke',
    remedy: 'Tæl dem. Tjek føleren på det nævnte (et hul eller returrenden) og dens ledning.',
  },
  RED_TWICE: {
    name: 'Den røde er talt to gange',
    remedy: 'Tjek rødføleren i det nævnte hul eller i returrenden. Ret stillingen på panelet.',
  },
  TRACE_UNREADABLE: { name: 'Optagelsen kan ikke læses', remedy: 'Tjek stien og rettighederne.' },
  PORT_FORBIDDEN: {
    name: 'Netværksporten er ikke tilladt',
    remedy: 'Vælg en port over 1023 og en adresse på denne maskine.',
  },
};
