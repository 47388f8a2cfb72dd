import type { ServiceRequest, ServiceSeen } from '../../ports/control.ts';
import type { Scoreboard } from '../../session/scoreboard.ts';
import type { TestRefusal } from '../../session/service/refusal.ts';
import type { ServiceState } from '../../session/service/state.ts';
import type { Parts } from '../parts.ts';

/** What a command asks of service mode. Null when it was done, else why a test was not begun. */
export function serve(parts: Parts, request: ServiceRequest): TestRefusal | null {
  const { serviceDesk } = parts;
  switch (request.do) {
    case 'look':
      return null;
    case 'enter':
      serviceDesk.enter(parts);
      return null;
    case 'leave':
      serviceDesk.leave(parts);
      return null;
    case 'test':
      return serviceDesk.tryOut(parts, request.test, 'command');
    case 'endTest':
      serviceDesk.enter(parts);
      serviceDesk.end(request.test);
      return null;
  }
}

export function seenBy(state: ServiceState, board: Scoreboard): ServiceSeen {
  const { phase, clock, credit, faults } = board;
  const msLeft = Math.max(0, clock.msLeft - clock.speed * (state.at - clock.at));
  return { state, phase, msLeft, credits: credit.games + credit.service, currency: credit.currency, faults };
}
