import { systemClock } from '../../adapters/clock/system-clock.ts';
import { loadConfig } from '../../adapters/config/load-config.ts';
import { readJournal } from '../../adapters/journal/read-journal.ts';
import { type Audit, auditOf } from '../../session/audit.ts';
import type { Since } from '../../session/since.ts';
import { tableName } from './table-name.ts';

export interface ReportOptions {
  readonly journal: string;
  readonly config: string;
  /** The name of the table. */
  readonly table?: string;
  readonly since: Since;
}

/** An audit, and what it is of. */
export interface AuditReport extends Audit {
  readonly table: string;
  /** Wall time. */
  readonly written: number;
  readonly journal: string;
  /** The settings that say what the site's share is. */
  readonly config: string;
  readonly currency: string;
}

export function reportOf({ journal: file, config, table, since }: ReportOptions): AuditReport {
  const { money } = loadConfig(config).config;
  const written = systemClock.wall();
  const journal = readJournal(file);
  try {
    const audit = auditOf(journal.moneyRows(), {
      since,
      siteShare: money.siteShare,
      wallNow: written,
      kept: journal.checkpoint(),
    });
    const currency = audit.currency ?? money.currency;
    return { table: tableName(table), written, journal: file, config, ...audit, currency };
  } finally {
    journal.close();
  }
}
