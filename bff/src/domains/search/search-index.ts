import { setTimeout as wait } from 'node:timers/promises';
import type { SearchKind, SearchResult } from '@muster/contracts';
import type { Logger } from 'pino';
import { AppError } from '../../http/app-error.ts';
import { recordChanged, recordsAdded, recordsMoved } from '../../outbox/record-changed.ts';
import type { OutboxTail } from '../../outbox/tail.ts';
import type { RecordKey } from '../../search/search-document.ts';
import type { SearchSource } from '../../search/search-source.ts';
import { reindexChanges } from './reindex-changes.ts';
import { fillKind } from './fill-kind.ts';
import { FillPace } from './fill-pace.ts';
import { nobody, type PeopleFound, type PeopleQuery } from './people/people-query.ts';
import { ChangesAhead } from './changes-ahead.ts';
import {
  EngineGone,
  EngineUnreachable,
  type EngineQuery,
  type EngineState,
  type OpenEngine,
  type SearchEngine,
} from './search-engine.ts';
import { RebuildsAsked } from './rebuild/rebuilds-asked.ts';

export interface IndexTimes {
  /** Interval of checks for changes to apply. */
  poll: number;
  /** Interval of comparisons with the database. */
  compare: number;
  /** Delay before a restart after its engine ended. */
  retry: number;
  /** Time limit of a search. */
  answer: number;
}

const usualTimes: IndexTimes = { poll: 100, compare: 300_000, retry: 5000, answer: 5000 };
/** Changes that wait longer are reported. */
const tolerated = 5000;

interface Running {
  engine: SearchEngine;
  since: number;
  built: boolean;
}

interface IndexStart {
  log: Logger;
  tail: OutboxTail;
  /** Replaces the default engine, according to the configuration. */
  open?: OpenEngine | undefined;
}

/**
 * Keeps an engine in sync with the database: fills it when the process starts, applies changes from
 * the outbox, compares periodically, and restarts when the engine ends. All writes run in one loop,
 * one step after the other, so that no older state overwrites a newer one.
 */
export class SearchIndex {
  private readonly sources: readonly SearchSource[];
  private open: OpenEngine;
  private engineKind: SearchEngine['engine'] = 'embedded';
  /** Whether the service has failed and nothing has succeeded since. */
  private away = false;
  private readonly times: IndexTimes;
  private readonly ahead: ChangesAhead;
  private readonly pace = new FillPace();
  /** Null before the start and while the engine has to be reopened. */
  private running: Running | null = null;
  private failed = false;
  private readonly rebuilds = new RebuildsAsked();
  private readonly filledAt = new Map<SearchKind, Date>();
  private trouble: { at: Date; text: string } | null = null;

  constructor(sources: readonly SearchSource[], open: OpenEngine, times?: Partial<IndexTimes>) {
    this.sources = sources;
    this.open = open;
    this.times = { ...usualTimes, ...times };
    this.ahead = new ChangesAhead(sources);
  }

  /** Returns a function that ends it. */
  start({ log, tail, open }: IndexStart): () => Promise<void> {
    if (open) this.open = open;
    const stopping = new AbortController();
    const unlisten = tail.listen({
      types: [recordChanged, recordsAdded, recordsMoved],
      hear: (events) => this.ahead.hear(events),
    });
    const unlistenRebuilds = tail.listen(this.rebuilds);
    const work = this.work(log, stopping.signal);
    return async () => {
      unlisten();
      unlistenRebuilds();
      stopping.abort();
      await this.running?.engine.close();
      await work;
    };
  }

  /** Returns how current the index is. */
  state(now = Date.now()): SearchResult['index'] {
    if (!this.running?.built)
      return { state: 'building', ageSeconds: seconds(now - (this.running?.since ?? now)) };
    const age = this.ahead.age(now);
    return age > tolerated
      ? { state: 'behind', ageSeconds: seconds(age) }
      : { state: 'ready', ageSeconds: 0 };
  }

  /**
   * Waits until it contains all changes heard of before the call; false if it is too far behind.
   */
  async caughtUp(): Promise<boolean> {
    const asked = Date.now();
    do {
      if (this.running?.built && this.ahead.age(asked) === 0) return true;
      await wait(this.times.poll);
    } while (Date.now() - asked < tolerated);
    return false;
  }

  /**
   * Returns the records that a query finds, best matches first; while the index is being built,
   * only those that it contains.
   * @throws AppError UNAVAILABLE while the engine is down or does not answer
   */
  async find(query: EngineQuery): Promise<RecordKey[]> {
    this.noteSearch();
    return this.ask([], (engine) => engine.find(query));
  }

  /**
   * Returns the candidates who match a query; while the index is being built, only those that it
   * contains.
   * @throws AppError UNAVAILABLE while the engine is down or does not answer
   */
  async findPeople(query: PeopleQuery): Promise<PeopleFound> {
    this.noteSearch();
    return this.ask(nobody, (engine) => engine.findPeople(query));
  }

  /** During the first build, speed helps users more than rests. */
  private noteSearch(): void {
    if (this.running?.built) this.pace.noteSearch();
  }

  private async ask<T>(unbuilt: T, question: (engine: SearchEngine) => Promise<T>): Promise<T> {
    if (this.failed) throw new AppError('UNAVAILABLE');
    if (!this.running) return unbuilt;
    try {
      const answer = await within(this.times.answer, question(this.running.engine));
      this.away = false;
      return answer;
    } catch (error) {
      if (error instanceof EngineUnreachable) {
        this.away = true;
        this.noteTrouble(error);
        throw new AppError('UNAVAILABLE', { cause: error });
      }
      if (error instanceof EngineGone) throw new AppError('UNAVAILABLE', { cause: error });
      throw error;
    }
  }

  /** Returns the contents of the engine; null while there is none. */
  async held(): Promise<EngineState | null> {
    return this.ask(null, (engine) => engine.state());
  }

  /** Whether it is down until a restart, or until the service recovers. */
  get isDown(): boolean {
    return this.failed || this.away;
  }

  get engine(): SearchEngine['engine'] {
    return this.engineKind;
  }

  /** Returns when a kind was last filled completely. */
  lastFilled(kind: SearchKind): Date | null {
    return this.filledAt.get(kind) ?? null;
  }

  /** The last error in this process. */
  get lastError(): { at: Date; text: string } | null {
    return this.trouble;
  }

  private async work(log: Logger, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        this.running = { engine: this.open(), since: Date.now(), built: false };
        this.engineKind = this.running.engine.engine;
        this.failed = false;
        await this.run(this.running, log, signal);
      } catch (error) {
        if (signal.aborted) break;
        this.failed = true;
        this.noteTrouble(error);
        log.error({ err: error }, 'search index');
        await this.running?.engine.close();
      }
      this.running = null;
      await pause(this.times.retry, signal);
    }
    this.running = null;
  }

  /** Ends when the process stops; rejects when the engine ends. */
  private async run(running: Running, log: Logger, signal: AbortSignal): Promise<void> {
    const { engine } = running;
    let compared = Date.now();
    for (const source of this.sources)
      await this.persist(log, signal, () => this.fill(engine, source, signal));
    running.built = !signal.aborted;
    log.info({ ...(await engine.state()), ms: Date.now() - running.since }, 'search index built');
    while (!signal.aborted) {
      const gone = engine.ended();
      if (gone) throw gone;
      await this.persist(log, signal, () => this.ahead.apply(engine));
      await this.rebuilds.run(this.sources, (source, onProgress) =>
        this.fill(engine, source, signal, onProgress),
      );
      if (Date.now() - compared >= this.times.compare) {
        const since = compared;
        compared = Date.now();
        await this.persist(log, signal, async () => {
          const refill = await reindexChanges({
            engine,
            sources: this.sources,
            ahead: this.ahead,
            since,
          });
          for (const source of refill) await this.fill(engine, source, signal);
        });
      }
      await pause(this.times.poll, signal);
    }
  }

  private async fill(
    engine: SearchEngine,
    source: SearchSource,
    signal: AbortSignal,
    onProgress?: (done: number) => Promise<void>,
  ): Promise<void> {
    const { ahead, pace } = this;
    await fillKind({ engine, source, ahead, pace, signal, onProgress });
    this.filledAt.set(source.kind, new Date());
  }

  private noteTrouble(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    this.trouble = { at: new Date(), text: text.slice(0, 300) };
  }

  /** Repeats a step until it succeeds: the database may be unavailable for a while. */
  private async persist(log: Logger, signal: AbortSignal, step: () => Promise<void>) {
    let hasFailed = false;
    while (!signal.aborted) {
      try {
        await step();
        // A step with nothing to do does not show that the service works.
        if (hasFailed) this.away = false;
        return;
      } catch (error) {
        if (error instanceof EngineGone) throw error;
        hasFailed = true;
        this.away = error instanceof EngineUnreachable;
        this.noteTrouble(error);
        log.warn({ err: error }, 'search index');
        await pause(this.times.retry, signal);
      }
    }
  }
}

const seconds = (ms: number): number => Math.max(0, Math.round(ms / 1000));

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const answered = new AbortController();
  const late = wait(ms, undefined, { signal: answered.signal }).then(() => {
    throw new AppError('UNAVAILABLE');
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    answered.abort();
  }
}
