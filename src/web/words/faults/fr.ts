import type { FaultPhrases } from './en.ts';

export const fr: FaultPhrases = {
  CONFIG_WRONG: {
    name: 'Réglages incorrects',
    remedy: 'Les anciens restent en vigueur. Vérifiez le fichier avec « baulk check-config ».',
  },
  CONFIG_UNREADABLE: {
    name: 'Réglages illisibles',
    remedy: 'Vérifiez le chemin et les droits du fichier de réglages.',
  },
  CONFIG_CURRENCY: {
    name: 'Réglages dans une autre monnaie',
    remedy:
      'Les anciens restent en vigueur. Remettez la monnaie d’avant ou donnez à la table son propre journal.',
  },
  JOURNAL_UNWRITABLE: {
    name: 'Disque plein ou en lecture seule',
    remedy:
      'Aucune pièce n’est acceptée tant qu’on ne peut pas écrire. Libérez de la place, puis vérifiez la carte.',
  },
  JOURNAL_CORRUPT: {
    name: 'Journal endommagé',
    remedy: 'Le fichier a été mis de côté, la dernière bonne copie sert. Gardez-le et vérifiez la carte.',
  },
  JOURNAL_TOO_NEW: {
    name: 'Journal trop récent',
    remedy: 'Réinstallez la version plus récente ou déplacez le fichier.',
  },
  JOURNAL_IN_USE: { name: 'Journal déjà utilisé', remedy: 'Arrêtez l’autre programme qui gère cette table.' },
  JOURNAL_UNREADABLE: {
    name: 'Journal illisible',
    remedy: 'Vérifiez le chemin du journal et les droits du fichier.',
  },
  GAME_UNKNOWN: { name: 'Partie inconnue', remedy: 'Voyez la liste avec « baulk export --list ».' },
  PORT_IN_USE: { name: 'Port réseau occupé', remedy: 'Choisissez un autre port avec --port.' },
  DRIVER_UNLOADABLE: { name: 'Pilote non chargé', remedy: 'Réinstallez les bibliothèques avec « npm ci ».' },
  GPIO_MISSING: {
    name: 'Pas de broches GPIO ici',
    remedy: 'Utilisez un Raspberry Pi qui a ces broches, ou une carte de table.',
  },
  GPIO_FORBIDDEN: {
    name: 'Broches GPIO interdites',
    remedy: 'Ajoutez l’utilisateur au groupe gpio, puis reconnectez-vous.',
  },
  GPIO_BUSY: {
    name: 'Broche occupée',
    remedy: 'Arrêtez ce qui utilise la broche ou choisissez-en une autre.',
  },
  BOARD_UNFIT: {
    name: 'La carte de la table ne convient pas',
    remedy: 'Branchez la carte prévue par les réglages ou indiquez d’autres broches.',
  },
  BOARD_FORBIDDEN: {
    name: 'Carte de la table interdite',
    remedy: 'Ajoutez cet utilisateur au groupe « dialout » et redémarrez.',
  },
  BOARD_BUSY: {
    name: 'Port de la carte occupé',
    remedy: 'Arrêtez ce qui utilise le port ou indiquez le bon.',
  },
  BOARD_SILENT: {
    name: 'Pas de Firmata sur la carte de la table',
    remedy: 'Mettez StandardFirmata sur la carte ou indiquez le bon port.',
  },
  CABINET_LOST: {
    name: 'Le meuble ne répond pas',
    remedy: 'Vérifiez le câble de la carte de la table. S’il n’y a pas de carte, redémarrez la table.',
  },
  ACCEPTOR_LOST: {
    name: 'Le monnayeur ne répond pas',
    remedy: 'Vérifiez son alimentation et son câble. La partie continue ; les pièces attendent.',
  },
  ACCEPTOR_FAULT: {
    name: 'Le monnayeur signale une panne',
    remedy: 'Ouvrez-le, dégagez-le et nettoyez-le. Si cela dure, changez le monnayeur.',
  },
  ACCEPTOR_UNFIT: {
    name: 'Le monnayeur ne convient pas',
    remedy: 'Montez-en un pour la monnaie de cette table ou corrigez ses réglages.',
  },
  COINS_UNREAD: {
    name: 'Pièces prises mais non comptées',
    remedy: 'Comparez le compteur du monnayeur avec les comptes et payez le client.',
  },
  COIN_FRAUD: {
    name: 'Quelqu’un trompe le monnayeur',
    remedy: 'Regardez qui se tient à la table, puis ouvrez le monnayeur.',
  },
  COIN_STRING: {
    name: 'Pièce retirée par un fil',
    remedy: 'Aucune pièce n’est acceptée un moment. Regardez qui est là, puis dégagez la fente.',
  },
  COIN_RATE: {
    name: 'Pièces trop rapides pour être vraies',
    remedy: 'Vérifiez le fil du monnayeur et son blindage, et qui est là.',
  },
  READER_LOST: {
    name: 'Le lecteur de billes ne répond pas',
    remedy: 'Vérifiez son alimentation et son câble. La partie continue ; les joueurs nomment les billes.',
  },
  READER_NOISY: {
    name: 'Lecteur de billes incompréhensible',
    remedy: 'Vérifiez son fil et sa masse, et éloignez-les des bobines.',
  },
  READER_SILENT: {
    name: 'Le lecteur ne lit aucune bille',
    remedy: 'Vérifiez son antenne et son alimentation, et passez-y une bille à la main.',
  },
  READER_BLOCKED: {
    name: 'Bille arrêtée devant le lecteur',
    remedy: 'Regardez dans le retour et dégagez-le.',
  },
  TAG_UNKNOWN: {
    name: 'Bille à l’étiquette inconnue',
    remedy: 'Notez son étiquette près de sa bille dans les réglages ; « baulk tags » aide.',
  },
  VEND_FAILED: {
    name: 'La barre ne s’est pas levée',
    remedy:
      'Une partie à peine commencée redevient un crédit. Vérifiez la barre, sa bobine, son fusible et son contact.',
  },
  BAR_STUCK: {
    name: 'La barre ne descend pas',
    remedy: 'Cherchez une bille dessous. Vérifiez ensuite la bobine ou le moteur, le fusible et le contact.',
  },
  COIL_LIMIT: {
    name: 'Bobine trop sollicitée',
    remedy: 'Elle reste éteinte le temps de refroidir. Cherchez ce qui la demande si souvent.',
  },
  BUS_MISSING: {
    name: 'Pas de bus I²C',
    remedy: 'Activez I2C : « dtparam=i2c_arm=on » dans config.txt. La partie continue.',
  },
  BUS_FORBIDDEN: {
    name: 'Bus I²C interdit',
    remedy: 'Ajoutez cet utilisateur au groupe « i2c » et redémarrez. La partie continue.',
  },
  DISPLAY_LOST: {
    name: 'L’afficheur ne répond pas',
    remedy: 'Vérifiez sa prise, son alimentation et son adresse. La partie continue.',
  },
  HEARTBEAT_STOPPED: {
    name: 'Battement arrêté, bobines sans courant',
    remedy:
      'Les bobines retrouvent le courant quand ce qui est nommé va bien. Pour « program », redémarrez la table ; sinon, voyez l’autre panne.',
  },
  OUTPUT_WRONG: {
    name: 'Sortie dans le mauvais état',
    remedy:
      'Cherchez un court-circuit sur son fil ou son étage de puissance. Une bobine qui reste allumée brûle : coupez d’abord son alimentation. Une fois réparée, le défaut disparaît de lui-même en une minute.',
  },
  GUARD_LOST: {
    name: 'Surveillance des bobines perdue',
    remedy: 'Les bobines restent éteintes jusqu’à son retour. Sinon, redémarrez la table.',
  },
  EDGES_LOST: {
    name: 'Trop de signaux à la fois',
    remedy: 'Une pièce a pu ne pas être comptée. Cherchez le capteur instable et payez le client.',
  },
  LINE_LOST: {
    name: 'Capteur qui n’est plus lu',
    remedy: 'Redémarrez la table. Si cela persiste, changez l’ordinateur.',
  },
  CLOCK_UNSET: {
    name: 'L’heure n’est pas réglée',
    remedy: 'D’ici là, le prix de base vaut. Branchez le réseau ou réglez l’horloge.',
  },
  COLLECT_REFUSED: { name: 'Relevé refusé', remedy: 'Tournez d’abord la clé et ouvrez la porte.' },
  TEST_REFUSED: {
    name: 'Essai refusé',
    remedy: 'Faites ce que dit la raison ; baulk service montre ce qui peut être essayé.',
  },
  TABLE_UNREACHABLE: {
    name: 'La table en marche ne répond pas',
    remedy: 'Vérifiez qu’elle est de cette version et redémarrez-la.',
  },
  SOCAT_MISSING: {
    name: 'socat n’est pas installé',
    remedy: 'Installez-le avec « sudo apt-get install socat ».',
  },
  HOLE_BLOCKED: {
    name: 'Trou bouché',
    remedy: 'Cherchez une bille, de la craie ou une saleté. Si rien ne gêne, vérifiez le capteur et son fil.',
  },
  COIN_STUCK: {
    name: 'Pièce coincée',
    remedy: 'Ouvrez le monnayeur et dégagez-la. Si cela dure, vérifiez le fil.',
  },
  LINE_ACTIVE_AT_START: {
    name: 'Capteur actif au démarrage',
    remedy: 'Dégagez le capteur ou réparez son fil. D’ici là, il ne compte pas.',
  },
  LINE_CHATTERS: { name: 'Capteur instable', remedy: 'Vérifiez le fil, son blindage et le capteur.' },
  LINE_SILENT: {
    name: 'Capteur muet depuis longtemps',
    remedy: 'Mettez-y une bille à la main. Si rien n’est compté, vérifiez le fil.',
  },
  RED_ALONE: {
    name: 'Rouge détectée sans bille',
    remedy: 'Vérifiez le faisceau du trou et son détecteur de rouge.',
  },
  BALL_COUNT: {
    name: 'Le compte des billes est faux',
    remedy: 'Recomptez-les. Vérifiez le capteur de ce qui est nommé (un trou ou le retour) et son fil.',
  },
  RED_TWICE: {
    name: 'Rouge comptée deux fois',
    remedy: 'Vérifiez le détecteur de rouge du trou nommé, ou du retour. Corrigez le score au panneau.',
  },
  TRACE_UNREADABLE: { name: 'Enregistrement illisible', remedy: 'Vérifiez son chemin et les droits.' },
  PORT_FORBIDDEN: {
    name: 'Port réseau interdit',
    remedy: 'Choisissez un port au-dessus de 1023 et une adresse de cette machine.',
  },
};
