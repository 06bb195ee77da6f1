import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { mailSettled } from '../../outbox/mail-settled.ts';
import { followTelling } from './mails/follow-telling.ts';

export const applicationEvents: EventHandlers = {
  [mailSettled]: followTelling,
};
