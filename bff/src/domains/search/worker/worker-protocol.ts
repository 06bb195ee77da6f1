import type { SearchEngine } from '../search-engine.ts';

/** What can be asked of the worker: the methods of an engine that answer with a promise. */
export type WorkerMethod = Exclude<keyof SearchEngine, 'engine' | 'close' | 'ended'>;

export type WorkerRequest = {
  [M in WorkerMethod]: { id: number; method: M; argument: Parameters<SearchEngine[M]>[0] };
}[WorkerMethod];

export type WorkerReply = { id: number; value: unknown } | { id: number; failure: string };
