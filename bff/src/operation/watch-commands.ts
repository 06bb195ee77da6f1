import type { mongo } from 'mongoose';
import type { Logger } from 'pino';
import { metrics } from './metrics.ts';
import { SlowQueries } from './slow-queries.ts';
import { beginCommandSpan } from './tracing.ts';
import type { EndSpan } from './tracing.ts';

interface Started {
  readonly event: mongo.CommandStartedEvent;
  readonly endSpan: EndSpan;
}

/** Talk of the driver with the server, of no interest to anybody. */
const chatter = new Set(['hello', 'ping', 'endSessions', 'isMaster', 'ismaster']);

/** Times every command of a client that was made with `monitorCommands`. */
export function watchCommands(
  client: mongo.MongoClient,
  databaseName: string,
  log: Logger,
  slowAboveMs: number,
): void {
  const slow = new SlowQueries(() => client.db(databaseName), log, slowAboveMs);
  const running = new Map<number, Started>();
  client.on('commandStarted', (event) => {
    if (chatter.has(event.commandName)) return;
    const collection = collectionOf(event);
    running.set(event.requestId, {
      event,
      endSpan: beginCommandSpan(event.commandName, collection),
    });
  });
  const ended = (requestId: number, duration: number, outcome: 'ok' | 'error') => {
    const started = running.get(requestId);
    if (!started) return;
    running.delete(requestId);
    const { event, endSpan } = started;
    const collection = collectionOf(event);
    endSpan(outcome);
    metrics.commandEnded(event.commandName, collection, outcome, duration);
    if (outcome === 'ok')
      void slow.look({
        name: event.commandName,
        collection,
        ms: duration,
        command: event.command,
      });
  };
  client.on('commandSucceeded', ({ requestId, duration }) => ended(requestId, duration, 'ok'));
  client.on('commandFailed', ({ requestId, duration }) => ended(requestId, duration, 'error'));
}

function collectionOf({ command, commandName }: mongo.CommandStartedEvent): string {
  const named: unknown = commandName === 'getMore' ? command['collection'] : command[commandName];
  return typeof named === 'string' ? named : '-';
}
