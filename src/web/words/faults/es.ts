import type { FaultPhrases } from './en.ts';

export const es: FaultPhrases = {
  CONFIG_WRONG: {
    name: 'Ajustes incorrectos',
    remedy: 'Siguen en vigor los anteriores. Revisa el archivo con «baulk check-config».',
  },
  CONFIG_UNREADABLE: {
    name: 'Ajustes ilegibles',
    remedy: 'Comprueba la ruta y los permisos del archivo de ajustes.',
  },
  CONFIG_CURRENCY: {
    name: 'Ajustes en otra moneda',
    remedy:
      'Siguen en vigor los anteriores. Vuelve a la moneda de antes o dale a la mesa un registro propio.',
  },
  JOURNAL_UNWRITABLE: {
    name: 'Disco lleno o de solo lectura',
    remedy: 'No se admiten monedas hasta que se pueda escribir. Libera espacio y revisa la tarjeta.',
  },
  JOURNAL_CORRUPT: {
    name: 'Registro dañado',
    remedy: 'El archivo dañado se ha apartado y se usa la última copia buena. Guárdalo y revisa la tarjeta.',
  },
  JOURNAL_TOO_NEW: {
    name: 'Registro demasiado nuevo',
    remedy: 'Vuelve a instalar la versión más reciente o aparta el archivo.',
  },
  JOURNAL_IN_USE: { name: 'Registro en uso', remedy: 'Detén el otro programa que lleva esta mesa.' },
  JOURNAL_UNREADABLE: {
    name: 'Registro ilegible',
    remedy: 'Comprueba la ruta del registro y los permisos del archivo.',
  },
  GAME_UNKNOWN: { name: 'Partida desconocida', remedy: 'Mira la lista con «baulk export --list».' },
  PORT_IN_USE: { name: 'Puerto de red ocupado', remedy: 'Elige otro puerto con --port.' },
  DRIVER_UNLOADABLE: {
    name: 'Controlador no cargado',
    remedy: 'Vuelve a instalar las bibliotecas con «npm ci».',
  },
  GPIO_MISSING: {
    name: 'Aquí no hay pines GPIO',
    remedy: 'Usa una Raspberry Pi que tenga estos pines, o una placa de mesa.',
  },
  GPIO_FORBIDDEN: {
    name: 'Pines GPIO no permitidos',
    remedy: 'Añade el usuario al grupo gpio y vuelve a iniciar sesión.',
  },
  GPIO_BUSY: { name: 'Pin ocupado', remedy: 'Detén lo que usa el pin o elige otro.' },
  BOARD_UNFIT: {
    name: 'La placa de la mesa no encaja',
    remedy: 'Conecta la placa de los ajustes o pon otros pines.',
  },
  BOARD_FORBIDDEN: {
    name: 'Sin permiso para la placa de la mesa',
    remedy: 'Añade este usuario al grupo «dialout» y reinicia.',
  },
  BOARD_BUSY: {
    name: 'Puerto de la placa ocupado',
    remedy: 'Detén lo que usa el puerto o pon el correcto.',
  },
  BOARD_SILENT: {
    name: 'La placa de la mesa no habla Firmata',
    remedy: 'Pon StandardFirmata en la placa o indica el puerto correcto.',
  },
  CABINET_LOST: {
    name: 'El mueble no responde',
    remedy: 'Revisa el cable de la placa de la mesa. Si no hay placa, arranca otra vez la mesa.',
  },
  ACCEPTOR_LOST: {
    name: 'El monedero no responde',
    remedy: 'Revisa su alimentación y su cable. La partida sigue; las monedas esperan.',
  },
  ACCEPTOR_FAULT: {
    name: 'El monedero avisa de una avería',
    remedy: 'Ábrelo, despéjalo y límpialo. Si continúa, cambia el monedero.',
  },
  ACCEPTOR_UNFIT: {
    name: 'El monedero no encaja',
    remedy: 'Pon uno para la moneda de esta mesa o corrige sus ajustes.',
  },
  COINS_UNREAD: {
    name: 'Monedas aceptadas sin contar',
    remedy: 'Compara el contador del monedero con las cuentas y paga al cliente.',
  },
  COIN_FRAUD: {
    name: 'Alguien engaña al monedero',
    remedy: 'Mira quién está en la mesa y luego revisa el monedero.',
  },
  COIN_STRING: {
    name: 'Moneda recuperada con un hilo',
    remedy: 'No se admiten monedas por un rato. Mira quién está ahí y despeja la ranura.',
  },
  COIN_RATE: {
    name: 'Monedas demasiado rápidas',
    remedy: 'Revisa el cable del monedero y su apantallado, y quién está ahí.',
  },
  READER_LOST: {
    name: 'El lector de bolas no responde',
    remedy: 'Revisa su alimentación y su cable. La partida sigue; los jugadores dicen qué bola cayó.',
  },
  READER_NOISY: {
    name: 'El lector de bolas no se entiende',
    remedy: 'Revisa su cable y su masa, y aléjalos de las bobinas.',
  },
  READER_SILENT: {
    name: 'El lector no lee ninguna bola',
    remedy: 'Revisa su antena y su alimentación, y pasa una bola con la mano.',
  },
  READER_BLOCKED: {
    name: 'Una bola parada ante el lector',
    remedy: 'Mira en el canal de retorno y despéjalo.',
  },
  TAG_UNKNOWN: {
    name: 'Bola con una etiqueta desconocida',
    remedy: 'Escribe su etiqueta junto a su bola en los ajustes; «baulk tags» ayuda.',
  },
  VEND_FAILED: {
    name: 'La barra no ha subido',
    remedy:
      'Una partida recién empezada vuelve a ser crédito. Revisa la barra, la bobina, el fusible y el interruptor.',
  },
  BAR_STUCK: {
    name: 'La barra no baja',
    remedy: 'Mira si hay una bola debajo. Después revisa la bobina o el motor, el fusible y el interruptor.',
  },
  COIL_LIMIT: {
    name: 'Bobina usada demasiado a menudo',
    remedy: 'Queda apagada hasta que se enfríe. Mira qué la pide tan a menudo.',
  },
  BUS_MISSING: {
    name: 'Sin bus I²C',
    remedy: 'Activa I2C: «dtparam=i2c_arm=on» en config.txt. La partida sigue.',
  },
  BUS_FORBIDDEN: {
    name: 'Sin permiso para el bus I²C',
    remedy: 'Añade este usuario al grupo «i2c» y reinicia. La partida sigue.',
  },
  DISPLAY_LOST: {
    name: 'El visor no responde',
    remedy: 'Revisa el enchufe, la alimentación y la dirección. La partida sigue.',
  },
  HEARTBEAT_STOPPED: {
    name: 'Latido parado, bobinas sin corriente',
    remedy:
      'Las bobinas vuelven a tener corriente cuando lo nombrado esté bien. Si es «program», reinicia la mesa; si no, mira el otro fallo.',
  },
  OUTPUT_WRONG: {
    name: 'La salida no está como debe',
    remedy:
      'Revisa si hay un corto en su cable o en su etapa de potencia. Una bobina que no se apaga se quema: corta antes su alimentación. Una vez reparada, el fallo desaparece solo en un minuto.',
  },
  GUARD_LOST: {
    name: 'Sin vigilancia de las bobinas',
    remedy: 'Las bobinas quedan apagadas hasta que vuelva. Si no vuelve, arranca otra vez la mesa.',
  },
  EDGES_LOST: {
    name: 'Demasiadas señales a la vez',
    remedy: 'Puede faltar una moneda. Mira qué sensor es inestable y paga al cliente.',
  },
  LINE_LOST: {
    name: 'El sensor ya no se lee',
    remedy: 'Vuelve a arrancar la mesa. Si continúa, cambia el ordenador.',
  },
  CLOCK_UNSET: {
    name: 'La hora no está puesta',
    remedy: 'Hasta entonces vale el precio base. Conecta la red o pon la hora.',
  },
  COLLECT_REFUSED: { name: 'Recaudación rechazada', remedy: 'Gira antes la llave y abre la puerta.' },
  TEST_REFUSED: {
    name: 'Prueba rechazada',
    remedy: 'Haz lo que dice el motivo; baulk service muestra qué se puede probar ahora.',
  },
  TABLE_UNREACHABLE: {
    name: 'La mesa en marcha no responde',
    remedy: 'Comprueba que sea de esta versión y reiníciala.',
  },
  SOCAT_MISSING: { name: 'socat no está instalado', remedy: 'Instálalo con «sudo apt-get install socat».' },
  HOLE_BLOCKED: {
    name: 'Agujero obstruido',
    remedy: 'Mira si hay una bola, tiza o suciedad. Si está libre, revisa el sensor y su cable.',
  },
  COIN_STUCK: {
    name: 'Moneda atascada',
    remedy: 'Abre el monedero y despéjalo. Si continúa, revisa el cable.',
  },
  LINE_ACTIVE_AT_START: {
    name: 'Sensor activo al encender',
    remedy: 'Despeja el sensor o arregla su cable. Hasta entonces no cuenta.',
  },
  LINE_CHATTERS: { name: 'Sensor inestable', remedy: 'Revisa el cable, su apantallado y el sensor.' },
  LINE_SILENT: {
    name: 'Sensor mudo desde hace muchas partidas',
    remedy: 'Mete una bola ahí con la mano. Si no se cuenta, revisa el cable.',
  },
  RED_ALONE: {
    name: 'Roja detectada sin bola',
    remedy: 'Revisa el haz del agujero y su detector de bola roja.',
  },
  BALL_COUNT: {
    name: 'El recuento de bolas no cuadra',
    remedy: 'Cuéntalas. Revisa el sensor de lo nombrado (un agujero o el retorno) y su cable.',
  },
  RED_TWICE: {
    name: 'Roja contada dos veces',
    remedy:
      'Revisa el detector de bola roja del agujero nombrado o del retorno. Corrige el marcador en el panel.',
  },
  TRACE_UNREADABLE: { name: 'Grabación ilegible', remedy: 'Comprueba su ruta y los permisos.' },
  PORT_FORBIDDEN: {
    name: 'Puerto de red no permitido',
    remedy: 'Elige un puerto superior a 1023 y una dirección de este equipo.',
  },
};
