import { dayMs } from '@muster/contracts';
import type { Logger } from 'pino';
import type { OutboxTail } from '../../../../outbox/tail.ts';
import { applicationsPurged } from '../application-purge.ts';
import { keptApplications } from './kept-applications.ts';

/** The most common report: a quarter, the one before, and what was under way then. */
const usual = 210 * dayMs;

/**
 * Preloads the report data of this process, so that the first reader does not wait, and drops
 * purged rows. Returns a function that stops it.
 */
export function keepReportApplications({ tail, log }: { tail: OutboxTail; log: Logger }) {
  const leave = tail.listen({
    types: [applicationsPurged],
    hear: (events) => {
      for (const { payload } of events) keptApplications.forget(payload['ids'] as string[]);
    },
  });
  // If this fails, the next reader loads it.
  keptApplications
    .get(new Date(Date.now() - usual))
    .catch((error: unknown) => log.warn({ err: error }, 'applications for reports'));
  return leave;
}
