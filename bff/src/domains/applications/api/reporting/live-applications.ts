import { dayMs } from '@muster/contracts';
import type { Logger } from 'pino';
import type { OutboxTail } from '../../../../outbox/tail.ts';
import { applicationsPurged } from '../application-purge.ts';
import { keptApplications } from './kept-applications.ts';

/** What most readers ask for first: a quarter, beside the one before and what went on then. */
const usual = 210 * dayMs;

/**
 * Reads what reports keep in this process, so that the first reader does not wait for it, and lets
 * go of what is purged. Returns what ends it.
 */
export function keepReportApplications({ tail, log }: { tail: OutboxTail; log: Logger }) {
  const leave = tail.listen({
    types: [applicationsPurged],
    hear: (events) => {
      for (const { payload } of events) keptApplications.forget(payload['ids'] as string[]);
    },
  });
  // Whoever asks later reads it then.
  keptApplications
    .get(new Date(Date.now() - usual))
    .catch((error: unknown) => log.warn({ err: error }, 'applications for reports'));
  return leave;
}
