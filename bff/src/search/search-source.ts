import type { PermissionName, SearchHit, SearchKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../auth/actor.ts';
import type { RecordPlace, SearchDocument } from './search-document.ts';

type Ids = readonly Types.ObjectId[];

/** A record as its reader may see it; the order of the result determines the score. */
export type VisibleRecord = Omit<SearchHit, 'score' | 'kind'>;

/** Results found without the index. */
export interface Lookup {
  /** The record that the text identifies by its number or full mail address. */
  readonly named: Ids;
  /** Other possible records: by the beginning of a mail address. */
  readonly further: Ids;
}

/** A searchable kind of record, contributed by the domain that owns it. */
export interface SearchSource {
  readonly kind: SearchKind;
  /** Its name in the audit log, and therefore in `record.changed`. */
  readonly entity: string;
  /** Without it nothing of this kind is searched. */
  readonly permission: PermissionName;

  /** Returns the next documents after an id, ordered by id; none at the end. */
  page(after: Types.ObjectId | null, size: number): Promise<SearchPage>;
  /** Returns the documents of these records; deleted or unsearchable ones are absent. */
  load(ids: Ids): Promise<SearchDocument[]>;
  /**
   * Returns the places of those records that `load` finds; if it is missing, the records are
   * loaded.
   */
  places?(ids: Ids): Promise<RecordPlace[]>;
  /** Returns records that were written or deleted at this moment or later. */
  changedSince(moment: Date): Promise<Types.ObjectId[]>;
  /** Returns the number of documents. */
  count(): Promise<number>;
  /** By entity: returns the records whose documents contain words of a changed record. */
  readonly dependsOn?: Readonly<Record<string, (id: Types.ObjectId) => Promise<Types.ObjectId[]>>>;

  /** Whether the reader also finds words in `SearchDocument.restricted`. */
  seesRestricted?(actor: Actor): boolean;
  /** Whether the reader sees only assigned records (`SearchDocument.members`). */
  assignedOnly?(actor: Actor): boolean;
  /**
   * Returns the only ids to search, if the reader sees a few of many; null: all. Like
   * `assignedOnly`, it keeps the search from visiting records that `visible` would remove.
   */
  within?(actor: Actor): Promise<Types.ObjectId[] | null>;
  /**
   * Returns those that the reader may see, read from the database now, in any order. The only gate
   * of every answer: it applies the domain's policy. `text` is the query, if a passage of the
   * record is shown with it.
   */
  visible(actor: Actor, ids: Ids, text?: string): Promise<VisibleRecord[]>;
  /** Finds exact matches: numbers, mail addresses. Applies the domain's policy as well. */
  lookup?(actor: Actor, text: string): Promise<Lookup>;
}

/** One page of all documents. */
export interface SearchPage {
  readonly documents: readonly SearchDocument[];
  /** Start of the next page; null at the end. */
  readonly next: Types.ObjectId | null;
}
