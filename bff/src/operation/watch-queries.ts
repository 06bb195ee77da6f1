import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { mongooseChannels } from '../db/mongoose-channels.ts';
import { metrics } from './metrics.ts';
import type { TracedOperation } from './query-question.ts';
import { SlowQueries } from './slow-queries.ts';
import { beginCommandSpan, type EndSpan } from './tracing.ts';

interface Started {
  readonly begin: number;
  readonly endSpan: EndSpan;
}

/**
 * Measures every operation of the models. The driver's own monitoring would see each command, and
 * would read each answer of the database twice for that. Returns a function that stops it.
 */
export function watchQueries(connection: Connection, log: Logger, slowAboveMs: number): () => void {
  const slow = new SlowQueries(() => connection.getClient().db(connection.name), log, slowAboveMs);
  const running = new WeakMap<object, Started>();
  const ended = (message: object, outcome: 'ok' | 'error') => {
    const started = running.get(message);
    if (!started) return;
    running.delete(message);
    const traced = message as TracedOperation;
    const { operation, collection = '-' } = traced;
    const ms = performance.now() - started.begin;
    started.endSpan(outcome);
    metrics.commandEnded(operation, collection, outcome, ms);
    if (outcome === 'ok') void slow.look({ traced, ms });
  };
  const subscribers = {
    start: (message: object) => {
      const { operation, collection = '-' } = message as TracedOperation;
      running.set(message, {
        begin: performance.now(),
        endSpan: beginCommandSpan(operation, collection),
      });
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (message: object) => ended(message, 'error' in message ? 'error' : 'ok'),
    error: () => undefined,
  };
  for (const channel of mongooseChannels) channel.subscribe(subscribers);
  return () => {
    for (const channel of mongooseChannels) channel.unsubscribe(subscribers);
  };
}
