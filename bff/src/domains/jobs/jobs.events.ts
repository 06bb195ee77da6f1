import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { jobChanged, mailJobChanges } from './notices/job-changed.ts';
import { jobHeld, mailHold } from './notices/job-held.ts';
import { jobEnded, rejectRemaining } from './notices/job-ended.ts';

/** Reactions to changes of jobs, after they committed. */
export const jobEvents: EventHandlers = {
  [jobEnded]: rejectRemaining,
  [jobChanged]: mailJobChanges,
  [jobHeld]: mailHold,
};
