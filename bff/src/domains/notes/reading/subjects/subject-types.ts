import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../../auth/actor.ts';
import type { Note } from '../../../../records/notes/note.model.ts';
import type { PromisingText } from '../../../promises/api/track-promises.ts';
import type { Task } from '../../../tasks/api/tasks.ts';

/** The record that notes are on, as far as notes have to know of it. */
export interface NoteSubject {
  readonly type: Note['subjectType'];
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly deletedAt: Date | null;
  readonly notices: {
    /** How they call it: by its name, or a place that is filled in for who may know of it. */
    readonly called: string;
    /** The record on which it depends whether their readers may know of it. */
    readonly subject: { type: string; id: Types.ObjectId } | null;
  };
  /** What a follow-up is a task about; null where there is none. */
  readonly followUp: {
    readonly on: { type: Task['subjectType']; _id: Types.ObjectId };
    readonly title: string;
  } | null;
  /** Whom a promise in a note is made to; null where nobody is meant. */
  readonly promises: {
    readonly to: PromisingText['subject'];
    /** Whether those who open that record may still not know of this one. */
    readonly isSecret: boolean;
  } | null;
  /** Whether a user may open the record. */
  mayOpen(actor: Actor): boolean;
  /** Whether a user may open the record and its notes. */
  mayRead(actor: Actor): boolean;
  /** Whether a user may add notes. */
  mayWrite(actor: Actor): boolean;
}

export interface LookupOptions {
  session?: ClientSession | null;
  /** Whether a deleted record will do. */
  deleted?: boolean;
}
