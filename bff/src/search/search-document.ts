import type { SearchKind } from '@muster/contracts';
import type { PersonDocument } from './person-document.ts';

/** Which record is meant. */
export interface RecordKey {
  readonly kind: SearchKind;
  /** As the API writes it. */
  readonly id: string;
}

/**
 * The words by which a record is found. No secret field, no contact data and nothing private
 * stands here: those are looked up in the database, by who may.
 */
export interface SearchDocument extends RecordKey {
  /** What it is called; weighs most. */
  readonly title: string;
  /** Further words that anybody who sees the record sees. */
  readonly words: string;
  /** Words found only by readers to whom its source shows them: the client of a job. */
  readonly restricted: string;
  /** The users to whom it is assigned, for readers who see nothing else of its kind. */
  readonly members: readonly string[];
  /** Put aside: archived, closed, disabled. Found, but behind the others. */
  readonly aside: boolean;
  /** When it changed last, in milliseconds. */
  readonly at: number;
  /** What the search over people goes by, beside the words above; candidates alone have it. */
  readonly person?: PersonDocument;
}
