import { TableError } from '../../../ports/table-error.ts';

/**
 * Labels of the chip behind the header of a Raspberry Pi; raspberrypi-exp-gpio and gpio-brcmstb are other chips of the same
 * computer. hardware/pi/outputs-off has the same list.
 */
export const HEADER_LABELS: readonly string[] = ['pinctrl-bcm2835', 'pinctrl-bcm2711', 'pinctrl-rp1'];

export const isHeader = (label: string): boolean => HEADER_LABELS.includes(label);

export function noHeader(labels: readonly string[]): TableError {
  const found = labels.length === 0 ? 'no chip at all' : `only ${labels.join(', ')}`;
  return new TableError('GPIO_MISSING', `There is no GPIO chip of a Raspberry Pi, ${found}`);
}

/** Throws TableError GPIO_MISSING. */
export function mustHave(pins: number, pin: number): void {
  if (pin < pins) return;
  throw new TableError('GPIO_MISSING', `The chip has ${pins} pins, there is no pin ${pin}`);
}
