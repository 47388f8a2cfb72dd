import { type CabinetBench, cabinetContract } from '../contracts/cabinet.ts';
import { bench, chardevBench, METERED, WIRING } from '../support/gpio-bench.ts';

const WAYS = { onoff: bench, chardev: chardevBench };

for (const [way, table] of Object.entries(WAYS)) {
  cabinetContract(`gpio by ${way}`, async (): Promise<CabinetBench> => {
    const { pi, clock, take } = table({}, METERED);
    const cabinet = await take();
    const { outputs, lines } = WIRING;
    const pinOf = new Map(Object.entries(lines).map(([name, { pin }]) => [name, pin]));
    return {
      cabinet,
      press: (button) => {
        const pin = pinOf.get(`button.${button}`) ?? Number.NaN;
        pi.drive(pin, 0);
        clock.advance(80);
        pi.drive(pin, 1);
        clock.advance(80);
      },
      settle: async () => clock.advance(1_000),
      held: () => ({
        bar: pi.level(outputs.bar.pin) === 1 ? 'raised' : 'dropped',
        coins: pi.level(outputs.coins.pin) === 1 ? 'accepted' : 'refused',
      }),
      moved: () => pi.done.filter((what) => what === 'write 20 1').length,
    };
  });
}
