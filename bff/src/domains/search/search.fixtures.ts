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

/** The real app with a search of its own, whose index starts when it is told to. */
export interface SearchApp extends TestApp {
  /** Begins to build the index; to be ended by `close`. */
  start(): void;
  /** What other processes and the loop of this one would do: reads along in the outbox. */
  readonly tail: OutboxTail;
  /** Ends the thread at once, as a lack of memory would; it stays away until it is mended. */
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

/** Searches until the answer is as wanted; the test's own time limit ends what never is. */
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
