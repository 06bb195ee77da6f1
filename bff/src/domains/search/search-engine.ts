import type { SearchKind } from '@muster/contracts';
import type { PeopleFound, PeopleQuery } from './people/people-query.ts';
import type { RecordKey, RecordPlace, SearchDocument } from '../../search/search-document.ts';

/** The scope of a search within one kind. */
export interface KindScope {
  readonly kind: SearchKind;
  /** Whether restricted words match. */
  readonly restricted: boolean;
  /** The required owner; null: any. */
  readonly member: string | null;
  /** The only ids to search; null: all. */
  readonly within: readonly string[] | null;
}

export interface EngineQuery {
  readonly text: string;
  readonly scopes: readonly KindScope[];
  /** Maximum number of results. */
  readonly take: number;
}

/** Contents of an engine. */
export interface EngineState {
  /** By kind; a kind without documents may be missing. */
  readonly documents: Readonly<Partial<Record<SearchKind, number>>>;
  /** Memory in use, in bytes. */
  readonly bytes: number;
}

/**
 * Holds the words: the embedded index unless another engine is configured. It finds and ranks, and
 * knows no rights beyond the scopes of a query; every answer is checked afterwards. Calls of an
 * ended engine reject with {@link EngineGone}, those of an unavailable service with {@link
 * EngineUnreachable}.
 */
export interface SearchEngine {
  /** `embedded`: in the server's own memory; `hosted`: a separate service. */
  readonly engine: 'embedded' | 'hosted';
  /** Adds documents, or replaces them. */
  put(documents: readonly SearchDocument[]): Promise<void>;
  /** Updates the places of records; ignores records that it does not hold. */
  move(places: readonly RecordPlace[]): Promise<void>;
  remove(keys: readonly RecordKey[]): Promise<void>;
  /** Documents added from now on stay; at the end all others of this kind are removed. */
  beginReplacing(kind: SearchKind): Promise<void>;
  endReplacing(kind: SearchKind): Promise<void>;
  /** Returns the candidates who match a query, one page of them, and their facets. */
  findPeople(query: PeopleQuery): Promise<PeopleFound>;
  /** Best matches first. */
  find(query: EngineQuery): Promise<RecordKey[]>;
  state(): Promise<EngineState>;
  /** Returns why it ended; null while it works. */
  ended(): EngineGone | null;
  close(): Promise<void>;
}

/** Starts an empty engine. */
export type OpenEngine = () => SearchEngine;

/** The engine is a service that does not work at present; it may recover. */
export class EngineUnreachable extends Error {
  override readonly name = 'EngineUnreachable';
}

/** The engine has ended, and its contents are lost. */
export class EngineGone extends Error {
  override readonly name = 'EngineGone';
}
