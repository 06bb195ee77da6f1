import type { CommunicationKind, CompanyTalk } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Place } from '../../../lists/timeline.ts';

/** Something of a client’s timeline, with where it stands. */
export interface Entry extends Place {
  shown: CompanyTalk;
}

/** What is asked of each kind of it. */
export interface Asked {
  companyId: Types.ObjectId;
  /** With these of its people … */
  people: readonly Types.ObjectId[];
  /** … and their addresses. */
  addresses: readonly string[];
  /** Whether these are all of them: then what names nobody counts, too. */
  all: boolean;
  words: RegExp | null;
  mayWrite: boolean;
}

/** One kind of what was said, as far as its reader may know it. */
export interface Source {
  /** The newest behind a place. */
  read(place: Place | null, limit: number): Promise<Entry[]>;
  count(most: number): Promise<number>;
}

/** How a kind is read. */
export type SourceOf = (actor: Actor, asked: Asked) => Source | Promise<Source>;

/** Each kind that a timeline can be narrowed to, with what stands under it. */
export type Sources = Readonly<Record<CommunicationKind, readonly SourceOf[]>>;
