import type { SearchEngine } from '../search-engine.ts';

/** Methods of the worker: those of an engine that return a promise. */
export type WorkerMethod = Exclude<keyof SearchEngine, 'engine' | 'close' | 'ended'>;

export type WorkerRequest = {
  [M in WorkerMethod]: { id: number; method: M; argument: Parameters<SearchEngine[M]>[0] };
}[WorkerMethod];

export type WorkerReply = { id: number; value: unknown } | { id: number; failure: string };
