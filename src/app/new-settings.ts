import { formatProblem } from '../adapters/config/problem.ts';
import type { GoodConfig } from '../adapters/config/read-config.ts';
import type { ConfigWatch } from '../adapters/config/watch-config.ts';
import type { Log } from '../ports/log.ts';
import type { Controller } from './controller.ts';
import { playOf } from './play-of.ts';

export interface SettingsFile {
  /** What the table was started with. */
  readonly config: GoodConfig;
  readonly configFile: string;
  /** Of the money in the journal; null while there is none. */
  readonly currency: () => string | null;
  readonly log: Log;
}

const FAULTS = ['CONFIG_WRONG', 'CONFIG_UNREADABLE', 'CONFIG_CURRENCY'] as const;

/** What becomes of a settings file that was saved while the table runs. */
export function newSettings(
  { config, configFile, currency, log }: SettingsFile,
  controller: Pick<Controller, 'configure' | 'faults'>,
): Pick<ConfigWatch, 'onGood' | 'onBad'> {
  const forget = () => {
    for (const code of FAULTS) controller.faults.clear(code, configFile);
  };
  const isForeign = ({ config: { money } }: GoodConfig): boolean => {
    const kept = currency() ?? money.currency;
    if (money.currency === kept) return false;
    const code = 'CONFIG_CURRENCY';
    log.error({ code, kept, wanted: money.currency }, 'new settings were refused; the old ones stay');
    controller.faults.raise(code, configFile);
    return true;
  };
  return {
    onGood: (good) => {
      forget();
      for (const warning of good.warnings) log.warn({}, formatProblem(configFile, warning));
      if (isForeign(good)) return;
      if (!isSold(good, config)) {
        log.warn({}, 'an acceptor is fitted: another currency is taken when the table is started again');
        return;
      }
      controller.configure(playOf(good));
      if (wiresOf(good) !== wiresOf(config))
        log.warn({}, 'new wires are taken when the table is started again');
    },
    onBad: (error) => {
      forget();
      log.error({ code: error.code, problems: error.what }, 'new settings were refused; the old ones stay');
      controller.faults.raise(error.code, configFile);
    },
  };
}

function wiresOf({ config: { cabinet, display } }: GoodConfig): string {
  const { driver, backend, gpio, firmata, acceptor, balls, reader } = cabinet;
  const wires = [driver, backend, gpio, firmata, acceptor, balls === 'reader', reader?.port];
  return JSON.stringify([...wires, display.digits, display.lcd]);
}

/** The coins of an acceptor were chosen at the start, in the currency of then. */
function isSold({ config }: GoodConfig, { config: started }: GoodConfig): boolean {
  return !started.cabinet.acceptor || config.money.currency === started.money.currency;
}
