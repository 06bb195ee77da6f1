import cluster from 'node:cluster';
import { Socket } from 'node:net';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../config.ts';
import { hearOfChanges, passChangesOn } from '../db/on-write.ts';
import { allDomains } from '../domains/all-domains.ts';
import { createLog } from '../log.ts';
import { collectFrom, registry } from '../operation/metrics.ts';
import { startPlatform } from '../platform.ts';
import type { Connections } from '../server.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { embeddedUriVariable, type FromWorker, type ToWorker } from './worker-messages.ts';

const tell = (message: FromWorker) => void (process.connected && process.send?.(message));

/** Runs one of several processes under a parent that provides the port and the database. */
export async function runWorker(config: Config): Promise<void> {
  const log = createLog(config.logLevel).child({ worker: cluster.worker?.id });
  exchangeChanges();
  exchangeMetrics();
  try {
    const embeddedUri = process.env[embeddedUriVariable];
    const platform = await startPlatform({
      config,
      log,
      domains: allDomains,
      connections: fromParentTo(config.port),
      ...(embeddedUri && { embeddedUri }),
    });
    stopOnSignals(log, () => platform.stop());
    tell({ kind: 'ready', accounts: platform.accounts });
  } catch (error) {
    // The parent reports it once, whichever process it happened in.
    tell({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
    process.disconnect();
    process.exitCode = 1;
  }
}

const fromParent = (hear: (message: ToWorker) => void) =>
  process.on('message', (message: ToWorker) => hear(message));

/** The connections that the parent accepts and passes on. */
const fromParentTo = (port: number): Connections => ({
  port,
  take: (serve) => {
    const hear = (message: ToWorker, socket: unknown) => {
      if (message.kind !== 'connection') return;
      tell({ kind: 'taken', connection: message.connection });
      // If it was closed on the way, no socket arrives.
      if (!(socket instanceof Socket)) return;
      // As in a normal HTTP server: a client may close its half and still read.
      socket.allowHalfOpen = true;
      serve(socket);
      socket.resume();
    };
    process.on('message', hear);
    return () => process.off('message', hear);
  },
});

/** Invalidates the caches of other workers at once when one worker changes something. */
function exchangeChanges(): void {
  const waiting = new Set<string>();
  passChangesOn((collection) => {
    if (waiting.size === 0)
      setImmediate(() => {
        tell({ kind: 'changed', collections: [...waiting] });
        waiting.clear();
      });
    waiting.add(collection);
  });
  fromParent((message) => {
    if (message.kind === 'changed') hearOfChanges(message.collections);
  });
}

/** Makes `/metrics` of any worker return the figures of all. */
function exchangeMetrics(): void {
  AggregatorRegistry.setRegistries([registry]);
  // Created for its side effect: it answers when the parent collects.
  const answering = new AggregatorRegistry();
  const asked = new Map<number, (text: string | null) => void>();
  let last = 0;
  fromParent((message) => {
    if (message.kind !== 'metrics') return;
    asked.get(message.question)?.(message.text);
    asked.delete(message.question);
  });
  collectFrom({
    contentType: answering.contentType,
    metrics: () =>
      new Promise((resolve, reject) => {
        const question = (last += 1);
        asked.set(question, (text) =>
          text === null ? reject(new Error('A worker did not tell its figures.')) : resolve(text),
        );
        tell({ kind: 'metrics-asked', question });
      }),
  });
}
