import type { SearchKind } from '@muster/contracts';
import type { PeopleFound, PeopleQuery } from './people/people-query.ts';
import type { RecordKey, RecordPlace, SearchDocument } from '../../search/search-document.ts';

/** Of one kind: where to look, and in which words. */
export interface KindScope {
  readonly kind: SearchKind;
  /** Whether restricted words count. */
  readonly restricted: boolean;
  /** The required owner; null: any. */
  readonly member: string | null;
  /** The ids outside of which nothing is looked for; null: anywhere. */
  readonly within: readonly string[] | null;
}

export interface EngineQuery {
  readonly text: string;
  readonly scopes: readonly KindScope[];
  /** How many at most. */
  readonly take: number;
}

/** What an engine holds. */
export interface EngineState {
  /** By kind; a kind of which nothing was put may be missing. */
  readonly documents: Readonly<Partial<Record<SearchKind, number>>>;
  /** Memory in use, in bytes. */
  readonly bytes: number;
}

/**
 * Where the words are: the embedded index unless another one is plugged in. It finds and ranks
 * and knows nothing of rights beyond the scopes of a query; every answer is gated behind it.
 * Calls of an engine that has ended reject with {@link EngineGone}, of one that is a service and away
 * with {@link EngineUnreachable}.
 */
export interface SearchEngine {
  /** `embedded`: in the server's own memory; `hosted`: a service beside it. */
  readonly engine: 'embedded' | 'hosted';
  /** Takes documents in, in place of what they were. */
  put(documents: readonly SearchDocument[]): Promise<void>;
  /** Says where records belong from now on; of those that it does not hold it takes no notice. */
  move(places: readonly RecordPlace[]): Promise<void>;
  remove(keys: readonly RecordKey[]): Promise<void>;
  /** From now on what is put stays; at the end all else of this kind goes. */
  beginReplacing(kind: SearchKind): Promise<void>;
  endReplacing(kind: SearchKind): Promise<void>;
  /** The people who fit a query in the grammar of the search, a page of them, and their facets. */
  findPeople(query: PeopleQuery): Promise<PeopleFound>;
  /** The likeliest first. */
  find(query: EngineQuery): Promise<RecordKey[]>;
  state(): Promise<EngineState>;
  /** Why it has ended; null while it works. */
  ended(): EngineGone | null;
  close(): Promise<void>;
}

/** Starts an engine, empty. */
export type OpenEngine = () => SearchEngine;

/** The engine is a service that does not do what it is asked for now; it may come back. */
export class EngineUnreachable extends Error {
  override readonly name = 'EngineUnreachable';
}

/** The engine is no more; what it held is gone with it. */
export class EngineGone extends Error {
  override readonly name = 'EngineGone';
}
