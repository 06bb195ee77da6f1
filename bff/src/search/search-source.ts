import type { PermissionName, SearchHit, SearchKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../auth/actor.ts';
import type { RecordPlace, SearchDocument } from './search-document.ts';

type Ids = readonly Types.ObjectId[];

/** A record as its reader may see it; the order of an answer gives the score. */
export type VisibleRecord = Omit<SearchHit, 'score' | 'kind'>;

/** What a search finds without the index. */
export interface Lookup {
  /** The record that the text names: its number, its whole mail address. */
  readonly named: Ids;
  /** Records that it may mean besides: the beginning of a mail address. */
  readonly further: Ids;
}

/** A kind of record that can be searched, contributed by the domain that owns it. */
export interface SearchSource {
  readonly kind: SearchKind;
  /** What the audit log, and so `record.changed`, calls it. */
  readonly entity: string;
  /** Without it nothing of this kind is looked for. */
  readonly permission: PermissionName;

  /** The next documents after an id, in the order of ids; none at the end. */
  page(after: Types.ObjectId | null, size: number): Promise<SearchPage>;
  /** The documents of these records; those that are gone, or not to be found, are absent. */
  load(ids: Ids): Promise<SearchDocument[]>;
  /** Where these records belong, of those that `load` finds; where it is absent, they are loaded. */
  places?(ids: Ids): Promise<RecordPlace[]>;
  /** Records that were written, or deleted, at this moment or later. */
  changedSince(moment: Date): Promise<Types.ObjectId[]>;
  /** How many documents there are. */
  count(): Promise<number>;
  /** By entity: the records whose documents carry words of another record, which has changed. */
  readonly dependsOn?: Readonly<Record<string, (id: Types.ObjectId) => Promise<Types.ObjectId[]>>>;

  /** Whether the reader's words may also be those of `SearchDocument.restricted`. */
  seesRestricted?(actor: Actor): boolean;
  /** Whether the reader sees only what is assigned to them (`SearchDocument.members`). */
  assignedOnly?(actor: Actor): boolean;
  /**
   * The ids outside of which nothing is looked for, where the reader sees a few of many; null:
   * anywhere. Like `assignedOnly` it spares the search from going through what `visible` would
   * leave out.
   */
  within?(actor: Actor): Promise<Types.ObjectId[] | null>;
  /**
   * What of these the reader may see, read from the database now, in any order. The one gate of
   * every answer: it goes through the domain's policy. `text` is what was asked for, where a part of
   * the record with it is shown.
   */
  visible(actor: Actor, ids: Ids, text?: string): Promise<VisibleRecord[]>;
  /** What a text means exactly: numbers, mail addresses. Goes through the domain's policy as well. */
  lookup?(actor: Actor, text: string): Promise<Lookup>;
}

/** A step through all documents. */
export interface SearchPage {
  readonly documents: readonly SearchDocument[];
  /** Where the next page begins; null at the end. */
  readonly next: Types.ObjectId | null;
}
