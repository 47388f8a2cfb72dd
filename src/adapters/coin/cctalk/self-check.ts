/** What the answer to 232 says is wrong; null when nothing is. Some acceptors tell which one by a second byte. */
export function ailment([code = 0, part]: readonly number[]): string | null {
  if (code === 0) return null;
  const what = WORDS.get(code) ?? `self-check ${code}`;
  return part ? `${what} ${part}` : what;
}

const WORDS: ReadonlyMap<number, string> = new Map([
  [1, 'EEPROM checksum'],
  [2, 'inductive coils'],
  [3, 'credit sensor'],
  [4, 'piezo sensor'],
  [5, 'reflective sensor'],
  [6, 'diameter sensor'],
  [7, 'wake-up sensor'],
  [8, 'sorter exit sensor'],
  [9, 'NVRAM checksum'],
  [14, 'keypad'],
  [15, 'button'],
  [16, 'display'],
  [17, 'audit memory'],
  [18, 'reject sensor'],
  [19, 'coin return'],
  [20, 'string sensor'],
  [21, 'rim sensor'],
  [22, 'thermistor'],
  [30, 'ROM checksum'],
  [31, 'missing part'],
  [32, 'internal communication'],
  [33, 'supply voltage'],
  [34, 'temperature'],
  [35, 'coin exit sensor'],
  [40, 'RAM'],
  [41, 'string sensor'],
  [42, 'accept gate stays open'],
  [43, 'accept gate stays closed'],
  [46, 'flash checksum'],
  [47, 'flash memory'],
  [49, 'optical sensor'],
  [50, 'battery'],
  [51, 'open door'],
  [52, 'microswitch'],
  [53, 'clock'],
  [54, 'firmware'],
  [55, 'initialisation'],
  [255, 'unknown fault'],
]);
