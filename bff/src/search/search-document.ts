import type { SearchKind } from '@muster/contracts';
import type { PersonDocument } from './person-document.ts';

/** Identifies a record. */
export interface RecordKey {
  readonly kind: SearchKind;
  /** In the API's format. */
  readonly id: string;
}

/** The place of a record, which can change while its words stay the same. */
export interface RecordPlace extends RecordKey {
  readonly members: readonly string[];
  /** Only for candidates. */
  readonly pools: readonly string[];
}

/**
 * The searchable words of a record. It contains no secret field, no contact data and nothing
 * private: those are looked up in the database, for permitted readers.
 */
export interface SearchDocument extends RecordKey {
  /** The record's name; has the highest weight. */
  readonly title: string;
  /** Further words visible to every reader of the record. */
  readonly words: string;
  /** Words found only by readers with permission to their source: the client of a job. */
  readonly restricted: string;
  /** The users it is assigned to, for readers who see only assigned records. */
  readonly members: readonly string[];
  /** Archived, closed or disabled. Found, but after the others. */
  readonly aside: boolean;
  /** Time of the last change, in milliseconds. */
  readonly at: number;
  /** Data of the candidate search besides the words above; only for candidates. */
  readonly person?: PersonDocument;
}
