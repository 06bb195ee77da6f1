import type { CommunicationKind, CompanyTalk } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Place } from '../../../lists/timeline.ts';

/** An entry of a client’s timeline with its position. */
export interface Entry extends Place {
  shown: CompanyTalk;
}

/** Parameters for each source. */
export interface Asked {
  companyId: Types.ObjectId;
  /** The client's people to include … */
  people: readonly Types.ObjectId[];
  /** … and their addresses. */
  addresses: readonly string[];
  /**
   * Whether these are all of the client's people: then entries that name no person are included,
   * too.
   */
  all: boolean;
  words: RegExp | null;
  mayWrite: boolean;
}

/** One source of entries, limited to what the reader may see. */
export interface Source {
  /** The newest entries after a position. */
  read(place: Place | null, limit: number): Promise<Entry[]>;
  count(most: number): Promise<number>;
}

/** Creates a source for a reader and request. */
export type SourceOf = (actor: Actor, asked: Asked) => Source | Promise<Source>;

/** The sources of each kind by which a timeline can be filtered. */
export type Sources = Readonly<Record<CommunicationKind, readonly SourceOf[]>>;
