import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../../auth/actor.ts';
import type { Note } from '../../../../records/notes/note.model.ts';
import type { PromisingText } from '../../../promises/api/track-promises.ts';
import type { Task } from '../../../tasks/api/tasks.ts';

/** The record of notes, with the data that notes need. */
export interface NoteSubject {
  readonly type: Note['subjectType'];
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly deletedAt: Date | null;
  readonly notices: {
    /** Its name in notices, or a placeholder that is filled in for permitted readers. */
    readonly called: string;
    /** The record that decides whether readers may know of it. */
    readonly subject: { type: string; id: Types.ObjectId } | null;
  };
  /** The subject of a follow-up task; null if there is none. */
  readonly followUp: {
    readonly on: { type: Task['subjectType']; _id: Types.ObjectId };
    readonly title: string;
  } | null;
  /** The recipient of a promise in a note; null if there is none. */
  readonly promises: {
    readonly to: PromisingText['subject'];
    /** Whether users who may open that record may still not know of this one. */
    readonly isSecret: boolean;
  } | null;
  /** Returns whether a user may open the record. */
  mayOpen(actor: Actor): boolean;
  /** Returns whether a user may open the record and its notes. */
  mayRead(actor: Actor): boolean;
  /** Returns whether a user may add notes. */
  mayWrite(actor: Actor): boolean;
}

export interface LookupOptions {
  session?: ClientSession | null;
  /** Whether a deleted record is accepted. */
  deleted?: boolean;
}
