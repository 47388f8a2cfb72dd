import { type Command, InvalidArgumentError } from 'commander';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { readSince, type Since } from '../../session/since.ts';
import type { AuditCommandOptions, Format } from './audit.ts';
import { configOption, journalOption, tableOption } from './table-options.ts';

const HELP = `
Columns: period is since the last collection, since is since --since, ever is since the first coin.
  net is taken less refunded; site and operator share it by money.siteShare of the settings in force (--config).
  Coins that fell while the clock was not set have a day of their own.
  Tokens are counted as cashless. Refused coins are counted at most ten a minute for each source and reason.

csv (RFC 4180): table, written, currency, section, key, name, unit, period, since, ever, text.
  Sections: about, money, games, refused, machine, coins, slots, credit, meter, days, collections, faults, checks.
  key says which coin, slot, day, collection or fault. unit is money (in the currency's units), count, hours or text.

json: table, written, journal, config, currency, otherCurrencies, siteShare, version, from, to, period, since,
  totals.{period,since,ever} (every meter by name, and netCents, siteCents, operatorCents), credit, reading, days,
  collections, faults, checks. Names that end in Cents, credit.amount and credit.worth are minor units, and kinds
  counts coins by their value in them; times are milliseconds since 1970.

The exit code is 1 when the books disagree with themselves: taken = games + extensions + credit + expired + refunded.`;

export function addAudit(program: Command): void {
  program
    .command('audit')
    .summary('what the table took, what it owes, and whether the books agree')
    .description(
      'Adds up the journal: takings, games, coins, days, collections and faults. A table may run meanwhile.',
    )
    .option(
      '-s, --since <when>',
      'count from a day (2026-11-30), a time, so many days (7d), or collection',
      since,
      'collection',
    )
    .option('-f, --format <kind>', 'table, csv or json', format, 'table')
    .addOption(journalOption())
    .addOption(configOption())
    .addOption(tableOption())
    .addHelpText('after', HELP)
    .action(async (options: AuditCommandOptions) => {
      const { audit } = await import('./audit.ts');
      process.exitCode = audit(options);
    });
}

function since(written: string): Since {
  const read = readSince(written, systemClock.wall());
  if (typeof read === 'object') throw new InvalidArgumentError(read.problem);
  return read;
}

function format(text: string): Format {
  if (text === 'table' || text === 'csv' || text === 'json') return text;
  throw new InvalidArgumentError('There are table, csv and json.');
}
