import { TableError } from '../../../ports/table-error.ts';

// The other chips of the same computer (raspberrypi-exp-gpio, gpio-brcmstb) must not match.
const HEADER = /^pinctrl-(bcm2835|bcm2711|rp1)$/;

/** Is this the label of the chip behind the header of a Raspberry Pi? */
export const isHeader = (label: string): boolean => HEADER.test(label);

export function noHeader(labels: readonly string[]): TableError {
  const found = labels.length === 0 ? 'no chip at all' : `only ${labels.join(', ')}`;
  return new TableError('GPIO_MISSING', `There is no GPIO chip of a Raspberry Pi, ${found}`);
}

/** Throws TableError GPIO_MISSING. */
export function mustHave(pins: number, pin: number): void {
  if (pin < pins) return;
  throw new TableError('GPIO_MISSING', `The chip has ${pins} pins, there is no pin ${pin}`);
}
