import type { TableConfig, Wiring } from './table-config.ts';

/** How the cabinet is wired by its driver; a simulated one is not. */
export function wiringOf({ driver, gpio, firmata }: TableConfig['cabinet']): Wiring | undefined {
  return { simulated: undefined, gpio, firmata }[driver];
}
