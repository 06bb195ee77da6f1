import { dayMs } from '@muster/contracts';
import type { Logger } from 'pino';
import { changedRecords, recordsMoved } from '../../../outbox/record-changed.ts';
import type { OutboxTail } from '../../../outbox/tail.ts';
import { keptCandidates } from './kept-candidates.ts';

/**
 * Preloads the report data of candidates in this process, so that the first reader does not wait,
 * and follows pool changes, which have no timestamp. Events may be lost while a process sleeps, so
 * everything is reloaded once a day. Returns a function that stops it.
 */
export function keepReportCandidates({ tail, log }: { tail: OutboxTail; log: Logger }) {
  const read = () => {
    keptCandidates
      .get()
      .catch((error: unknown) => log.warn({ err: error }, 'candidates for reports'));
  };
  const leave = tail.listen({
    types: [recordsMoved],
    hear: (events) => {
      for (const { type, payload } of events)
        keptCandidates.changed(
          changedRecords(type, payload).flatMap(({ entity, id }) =>
            entity === 'candidate' ? [id] : [],
          ),
        );
    },
  });
  const daily = setInterval(() => {
    keptCandidates.changedAll();
    read();
  }, dayMs).unref();
  read();
  return () => {
    leave();
    clearInterval(daily);
  };
}
