import { minuteMs } from '@muster/contracts';
import { randomUUID } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Domain } from '../domain.ts';
import { heldByWrongClock } from '../jobs/clock-set-back.ts';
import { mailHandler } from '../mail/mail.events.ts';
import { mailQueued } from '../mail/send-mail.ts';
import { metrics } from '../operation/metrics.ts';
import { inSpan } from '../operation/tracing.ts';
import { inBackground } from './background.ts';
import type { EventHandler } from './event-handlers.ts';
import { OutboxModel, type OutboxRow } from './outbox-event.model.ts';
import { retryDelays } from './retry-delays.ts';

export { retryDelays };

// Longer than any handler takes; a dead worker loses its event after this.
const leaseMs = 5 * minuteMs;

export interface WorkerParts {
  domains: readonly Domain[];
  config: Config;
  log: Logger;
}

/**
 * Runs all due events, several at a time, so that a slow one, such as reading a document, does not
 * hold up mails. Several workers may run, in several processes.
 */
export async function runOutbox(
  parts: WorkerParts,
  signal?: AbortSignal,
  atOnce = 1,
): Promise<void> {
  const handlersOf = handlerIndex(parts.domains);
  const work = async () => {
    const worker = randomUUID();
    while (!signal?.aborted) {
      const row = await claim(worker);
      if (!row) return;
      await handle(row, worker, handlersOf(row.type), parts);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Returns the handlers of an event type; the sending of mails is separate from the domains. */
function handlerIndex(domains: readonly Domain[]): (type: string) => readonly EventHandler[] {
  const mail = mailHandler(domains);
  return (type) => [
    ...(type === mailQueued ? [mail] : []),
    ...domains.flatMap(({ events }) => events?.[type] ?? []),
  ];
}

/** Claims the oldest due event, a background one if no other is due; no other worker gets it. */
async function claim(worker: string): Promise<OutboxRow | null> {
  const now = new Date();
  return OutboxModel.findOneAndUpdate(
    {
      status: 'pending',
      availableAt: { $lte: now },
      $or: [
        { lockedUntil: null },
        { lockedUntil: { $lt: now } },
        { lockedUntil: heldByWrongClock(now) },
      ],
    },
    { $set: { lockedBy: worker, lockedUntil: new Date(now.getTime() + leaseMs) } },
    { sort: { isBackground: 1, availableAt: 1 }, returnDocument: 'after' },
  ).lean();
}

async function handle(
  row: OutboxRow,
  worker: string,
  handlers: readonly EventHandler[],
  parts: WorkerParts,
): Promise<void> {
  const { config } = parts;
  const log = parts.log.child({ requestId: row.requestId, event: row.type });
  const event = {
    id: row._id.toHexString(),
    type: row.type,
    payload: row.payload,
    requestId: row.requestId,
    at: row.at,
  };
  const delay = retryDelays[row.attempts];
  const context = { log, config, lastTry: delay === undefined };
  const begin = performance.now();
  const note = (outcome: 'ok' | 'error') =>
    metrics.workEnded('event', row.type, outcome, performance.now() - begin);
  try {
    const runAll = () =>
      inSpan(`event ${row.type}`, async () => {
        for (const run of handlers) await run(event, context);
      });
    await (row.isBackground ? inBackground(runAll) : runAll());
    note('ok');
    await finish(row._id, worker, { status: 'done', doneAt: new Date(), lastError: null });
  } catch (error) {
    note('error');
    log[delay === undefined ? 'error' : 'warn']({ err: error, attempt: row.attempts + 1 }, 'event');
    await finish(row._id, worker, {
      attempts: row.attempts + 1,
      lastError:
        error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'unknown',
      ...(delay === undefined
        ? { status: 'failed' as const }
        : { availableAt: new Date(Date.now() + delay) }),
    });
  }
}

/** Only the worker that holds the event may settle it. */
const finish = (id: Types.ObjectId, worker: string, changes: Partial<OutboxRow>) =>
  OutboxModel.updateOne(
    { _id: id, lockedBy: worker },
    { $set: { ...changes, lockedBy: null, lockedUntil: null } },
  );
