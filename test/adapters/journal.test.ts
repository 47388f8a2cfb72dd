import { journalContract } from '../contracts/journal.ts';
import { memoryRig, SqliteRig } from '../support/journal-rigs.ts';

journalContract('the journal in memory', memoryRig);
journalContract('the journal in a file', () => new SqliteRig());
