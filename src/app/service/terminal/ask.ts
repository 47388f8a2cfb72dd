import { askTable } from '../../../adapters/control/ask-table.ts';
import { serviceQuestion } from '../../../adapters/control/service-question.ts';
import { controlPathOf } from '../../../adapters/control/socket-path.ts';
import type { ServiceAnswer, ServiceRequest, ServiceSeen } from '../../../ports/control.ts';
import { TableError } from '../../../ports/table-error.ts';
import { TEST_REFUSALS, type TestRefusal } from '../../../session/service/refusal.ts';

/** The table that runs with this journal, as service mode asks it. */
export interface Asked {
  /** What is to be seen, or why a test was not begun. Throws TABLE_UNREACHABLE. */
  ask(request: ServiceRequest): Promise<{ seen: ServiceSeen } | { untried: TestRefusal }>;
}

export function tableOf(journalFile: string): Asked {
  const path = controlPathOf(journalFile);
  return {
    async ask(request) {
      const answer: ServiceAnswer = await askTable(path, serviceQuestion(request));
      if ('refused' in answer) {
        throw new TableError('TABLE_UNREACHABLE', `${path}: the table is starting or stopping`);
      }
      return answer;
    },
  };
}

/** For what is asked when nothing can be refused. */
export async function look(table: Asked, request: ServiceRequest): Promise<ServiceSeen> {
  const answer = await table.ask(request);
  if ('seen' in answer) return answer.seen;
  throw new TableError('TEST_REFUSED', TEST_REFUSALS[answer.untried]);
}
