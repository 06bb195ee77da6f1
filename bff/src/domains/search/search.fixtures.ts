import { searchEndpoints, type SearchHit, type SearchResult } from '@muster/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { createApp } from '../../app.ts';
import type { Config } from '../../config.ts';
import { bulkActionsOf } from '../../bulk/bulk-action.ts';
import { listSourcesOf } from '../../lists/list-sources.ts';
import { createLog } from '../../log.ts';
import { OutboxTail } from '../../outbox/tail.ts';
import type { Agent } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { allDomains, searchSources } from '../all-domains.ts';
import { createSearchDomain } from './search.domain.ts';
import { openWorkerEngine, startSearchWorker } from './worker-engine.ts';

/** The real app with a separate search, whose index starts on demand. */
export interface SearchApp extends TestApp {
  /** Starts to build the index; ended by `close`. */
  start(): void;
  /** Reads the outbox, as other processes and this process's loop would. */
  readonly tail: OutboxTail;
  /** Ends the thread at once, like a lack of memory; it stays down until it is mended. */
  breakWorker(): Promise<void>;
  mendWorker(): void;
}

export async function openSearchApp(
  seed?: () => Promise<void>,
  service: Config['searchService'] = null,
): Promise<SearchApp> {
  const test = await createTestApp(seed && { seed });
  const log = createLog('silent');
  const tail = new OutboxTail(log);
  let worker: Worker | null = null;
  let broken = false;
  const search = createSearchDomain(searchSources, {
    times: { poll: 20, retry: 50, answer: 30_000 },
    open: () => {
      if (broken) throw new Error('The worker is broken');
      return openWorkerEngine(() => (worker = startSearchWorker()));
    },
  });
  const domains = [...allDomains.filter(({ name }) => name !== 'search'), search];
  const config = { ...test.config, searchService: service };
  let end: (() => Promise<void>) | undefined;
  return {
    ...test,
    app: createApp({ config, log, domains }),
    domains,
    tail,
    start: () => {
      end = search.live?.({
        config,
        log,
        tail,
        lists: listSourcesOf(domains),
        bulk: bulkActionsOf(domains),
      });
    },
    breakWorker: async () => {
      broken = true;
      await worker?.terminate();
    },
    mendWorker: () => {
      broken = false;
    },
    close: async () => {
      await end?.();
      await test.close();
    },
  };
}

/** Searches; `more` is added to the query: `&kinds=job`. */
export async function find(agent: Agent, q: string, more = ''): Promise<SearchResult> {
  const { status, body } = await agent.get(`/search?q=${encodeURIComponent(q)}${more}`);
  if (status !== 200) throw new Error(`The search answered ${status}: ${JSON.stringify(body)}`);
  return searchEndpoints.find.response.parse(body);
}

/** Repeats a search until the answer is as expected; the test's own time limit ends it. */
export async function findUntil(
  agent: Agent,
  q: string,
  wanted: (result: SearchResult) => boolean,
): Promise<SearchResult> {
  for (;;) {
    const result = await find(agent, q);
    if (wanted(result)) return result;
    await wait(10);
  }
}

export const isReady = ({ index }: SearchResult): boolean => index.state === 'ready';

export const titlesOf = ({ hits }: { hits: readonly SearchHit[] }): string[] =>
  hits.map(({ title }) => title);
