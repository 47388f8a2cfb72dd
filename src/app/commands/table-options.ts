import { Option } from 'commander';

/** systemd names the folders of an installed table; elsewhere what is needed lies beside the program, and where it is called. */
const { CONFIGURATION_DIRECTORY, STATE_DIRECTORY } = process.env;

export const CONFIG = CONFIGURATION_DIRECTORY
  ? `${CONFIGURATION_DIRECTORY}/table.yaml`
  : new URL('../../../config/table.yaml', import.meta.url).pathname;
export const STATE = STATE_DIRECTORY ?? '.table';

/** An installed table is a real one. */
export function journalOption(): Option {
  const name = STATE_DIRECTORY ? 'run.db' : 'simulate.db';
  return new Option('-j, --journal <file>', 'the journal of the table').default(`${STATE}/${name}`);
}

export function configOption(): Option {
  return new Option('-c, --config <file>', "the settings of the table: the site's share").default(CONFIG);
}

export function tableOption(): Option {
  return new Option('-t, --table <name>', "the name of the table on paper (default: this machine's)");
}
