import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { auditJobs } from '../audit/audit.jobs.ts';
import type { Config } from '../config.ts';
import type { Domain } from '../domain.ts';
import { bulkActionsOf } from '../bulk/bulk-action.ts';
import { listSourcesOf } from '../lists/list-sources.ts';
import { metrics } from '../operation/metrics.ts';
import { inSpan } from '../operation/tracing.ts';
import { runOutbox } from '../outbox/outbox-worker.ts';
import { OutboxTail } from '../outbox/tail.ts';
import { nextRunOf, type JobDefinition } from './job.ts';
import { keepRenewing } from './keep-lease.ts';
import { dueLeases, takeLease } from './lease.ts';

const pollMs = 500;
/** How long a process killed during a job keeps the others from it. */
const leaseMs = 60_000;
const longestMs = 10 * 60_000;

interface BackgroundParts {
  domains: readonly Domain[];
  config: Config;
  log: Logger;
}

/** Number of events handled in parallel in one process. */
const eventsAtOnce = 3;

/** Runs the background work: events and periodic jobs. Every process runs it; they share it. */
export function startBackground(parts: BackgroundParts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const jobs = [...auditJobs, ...parts.domains.flatMap((domain) => domain.jobs ?? [])];
  const tail = new OutboxTail(parts.log);
  const lists = listSourcesOf(parts.domains);
  const bulk = bulkActionsOf(parts.domains);
  const endings = parts.domains.flatMap(
    ({ live }) => live?.({ config: parts.config, log: parts.log, tail, lists, bulk }) ?? [],
  );
  const loops = [
    repeat('tail', parts.log, signal, () => tail.read()),
    repeat('outbox', parts.log, signal, () => runOutbox(parts, signal, eventsAtOnce)),
    repeat('jobs', parts.log, signal, () => runDueJobs(jobs, parts, signal)),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([...loops, ...endings.map((end) => end())]);
    },
  };
}

/** Runs once each job that is due and held by no other process. */
export async function runDueJobs(
  jobs: readonly JobDefinition[],
  { config, log }: Pick<BackgroundParts, 'config' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const byLease = new Map(jobs.map((job) => [`job:${job.name}`, job]));
  for (const name of await dueLeases([...byLease.keys()])) {
    if (signal.aborted) return;
    const job = byLease.get(name);
    const lease = job && (await takeLease(name, randomUUID(), leaseMs));
    if (!lease) continue;
    const jobLog = log.child({ job: job.name });
    const lost = new AbortController();
    const stopRenewing = keepRenewing(lease, leaseMs, lost);
    const begin = performance.now();
    const note = (outcome: 'ok' | 'error') =>
      metrics.workEnded('job', job.name, outcome, performance.now() - begin);
    try {
      await inSpan(`job ${job.name}`, () =>
        job.run({
          config,
          log: jobLog,
          signal: AbortSignal.any([signal, lost.signal, AbortSignal.timeout(longestMs)]),
        }),
      );
      note('ok');
    } catch (error) {
      note('error');
      jobLog.error({ err: error }, 'job failed');
    } finally {
      stopRenewing();
      await lease.release(nextRunOf(job, new Date()));
    }
  }
}

/** Loops despite errors: the database may be unavailable for a while. */
async function repeat(
  part: string,
  log: Logger,
  signal: AbortSignal,
  run: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await run();
    } catch (error) {
      if (!signal.aborted) log.error({ err: error, part }, 'background');
    }
    // Rejects when the process stops, which ends the loop at once.
    await wait(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
