import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../config.ts';
import { startOwnDatabase } from '../db/embedded-database.ts';
import type { DemoAccount } from '../domain.ts';
import { openPort, type Port } from './port.ts';
import { embeddedUriVariable, type FromWorker, type ToWorker } from './worker-messages.ts';

const firstRest = 200;
const longestRest = 10_000;

export interface RunningWorkers {
  readonly port: number;
  readonly accounts: readonly DemoAccount[];
  /** Lets every worker finish its work, then ends the database. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded database, if it is used, and several processes on one port. The first one
 * creates indexes and demo data before the others begin. A process that ends unexpectedly is
 * restarted.
 */
export async function startWorkers(config: Config, log: Logger): Promise<RunningWorkers> {
  const database = await startOwnDatabase(config, log);
  const workers = new Workers(log, database ? { [embeddedUriVariable]: database.uri } : {});
  try {
    const { accounts } = await workers.start();
    const more = Array.from({ length: config.workers - 1 }, () => workers.start());
    await Promise.all(more);
    const port = await openPort(config);
    workers.serve(port);
    return {
      port: port.number,
      accounts,
      stop: async () => {
        port.close();
        await workers.stop();
        await database?.stop();
      },
    };
  } catch (error) {
    await workers.stop();
    await database?.stop();
    throw error;
  }
}

type Ready = Extract<FromWorker, { kind: 'ready' }>;

class Workers {
  private readonly log: Logger;
  private readonly environment: Readonly<Record<string, string>>;
  private readonly figures = new AggregatorRegistry();
  private readonly rests = new Set<NodeJS.Timeout>();
  private readonly ready = new Set<Worker>();
  private port: Port | null = null;
  private stopping = false;

  constructor(log: Logger, environment: Readonly<Record<string, string>>) {
    this.log = log;
    this.environment = environment;
  }

  /** Starts one worker; resolves when it serves requests, and rejects if it ends before. */
  start(): Promise<Ready> {
    const worker = cluster.fork(this.environment);
    return new Promise((resolve, reject) => {
      let isReady = false;
      let problem = '';
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'failed') ({ problem } = message);
        if (message.kind === 'ready') {
          isReady = true;
          this.keep(worker);
          resolve(message);
        }
        if (message.kind === 'taken') this.port?.taken(message.connection);
        if (message.kind === 'changed') this.passOn(worker, message.collections);
        if (message.kind === 'metrics-asked') void this.tellFigures(worker, message.question);
      });
      worker.once('exit', (code, signal) => {
        if (!isReady) reject(new Error(problem || `a worker ended with ${signal ?? code}`));
      });
    });
  }

  /** Passes the port's connections to ready workers from now on. */
  serve(port: Port): void {
    this.port = port;
    for (const worker of this.ready) port.add(worker);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    for (const rest of this.rests) clearTimeout(rest);
    await Promise.all(
      living().map(
        (worker) =>
          new Promise<void>((done) => {
            worker.once('exit', () => done());
            worker.process.kill('SIGTERM');
          }),
      ),
    );
  }

  private keep(worker: Worker): void {
    const begin = performance.now();
    this.ready.add(worker);
    this.port?.add(worker);
    worker.once('exit', (code, signal) => {
      this.ready.delete(worker);
      this.port?.remove(worker);
      if (this.stopping) return;
      const { pid } = worker.process;
      this.log.error({ pid, code, signal }, 'a worker ended unexpectedly; starting another');
      const livedLong = performance.now() - begin > longestRest;
      this.startAgain(livedLong ? firstRest : firstRest * 2);
    });
  }

  private startAgain(rest: number): void {
    const timer = setTimeout(() => {
      this.rests.delete(timer);
      this.start().catch((error: unknown) => {
        this.log.error({ err: error }, 'a worker did not start');
        if (!this.stopping) this.startAgain(Math.min(rest * 2, longestRest));
      });
    }, rest);
    this.rests.add(timer);
  }

  private passOn(from: Worker, collections: readonly string[]): void {
    for (const worker of living())
      if (worker !== from) send(worker, { kind: 'changed', collections });
  }

  private async tellFigures(worker: Worker, question: number): Promise<void> {
    const text = await this.figures.clusterMetrics().catch(() => null);
    send(worker, { kind: 'metrics', question, text });
  }
}

const living = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter(
    (worker): worker is Worker => worker !== undefined && !worker.isDead(),
  );

function send(worker: Worker, message: ToWorker): void {
  // A worker that dies at this moment no longer needs it.
  if (worker.isConnected()) worker.send(message, () => undefined);
}
