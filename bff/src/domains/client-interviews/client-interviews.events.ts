import { applicationEnded } from '../../outbox/application-ended.ts';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { callOffWithApplication } from './call-off-ended.ts';

export const clientInterviewEvents: EventHandlers = {
  [applicationEnded]: callOffWithApplication,
};
