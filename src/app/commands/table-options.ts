import { Option } from 'commander';

export const CONFIG = new URL('../../../config/table.yaml', import.meta.url).pathname;
/** systemd names the state directory; elsewhere the journal lies beside where the command was given. */
export const STATE = process.env.STATE_DIRECTORY ?? '.table';

export function journalOption(): Option {
  return new Option('-j, --journal <file>', 'the journal of the table').default(`${STATE}/simulate.db`);
}

export function configOption(): Option {
  return new Option('-c, --config <file>', "the settings of the table: the site's share").default(CONFIG);
}

export function tableOption(): Option {
  return new Option('-t, --table <name>', "the name of the table on paper (default: this machine's)");
}
