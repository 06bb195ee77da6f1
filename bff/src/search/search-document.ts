import type { SearchKind } from '@muster/contracts';
import type { PersonDocument } from './person-document.ts';

/** Which record is meant. */
export interface RecordKey {
  readonly kind: SearchKind;
  /** As the API writes it. */
  readonly id: string;
}

/** Where a record belongs, which changes without any word of it. */
export interface RecordPlace extends RecordKey {
  readonly members: readonly string[];
  /** Of candidates. */
  readonly pools: readonly string[];
}

/**
 * The words by which a record is found. No secret field, no contact data and nothing private
 * stands here: those are looked up in the database, by who may.
 */
export interface SearchDocument extends RecordKey {
  /** What it is called; weighs most. */
  readonly title: string;
  /** Further words visible to every reader of the record. */
  readonly words: string;
  /** Words found only by readers with the right to their source: the client of a job. */
  readonly restricted: string;
  /** The users it is assigned to, for readers who see only assigned records. */
  readonly members: readonly string[];
  /** Put aside: archived, closed, disabled. Found, but behind the others. */
  readonly aside: boolean;
  /** When it changed last, in milliseconds. */
  readonly at: number;
  /** What the search over people goes by, beside the words above; candidates alone have it. */
  readonly person?: PersonDocument;
}
