import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';
import { findSubject, type NoteSubject } from './note-subject.ts';
import { mayReadNote } from '../../../records/notes/notes.policy.ts';

interface LookupOptions {
  session?: ClientSession | null;
  /** Whether the note of a deleted record is accepted. */
  deleted?: boolean;
}

/**
 * Finds a note that the actor may read, tombstones included, with its subject.
 * @throws AppError NOT_FOUND, SELF_RECORD
 */
export async function findNote(
  actor: Actor,
  id: string,
  { session = null, deleted = false }: LookupOptions = {},
): Promise<{ note: Note; subject: NoteSubject }> {
  const note = isRecordId(id) ? await NoteModel.findById(id, null, { session }).lean() : null;
  if (!note) throw new AppError('NOT_FOUND');
  const named = { subjectType: note.subjectType, subjectId: note.subjectId.toHexString() };
  const subject = await findSubject(actor, named, { session, deleted });
  if (!mayReadNote(actor, note)) throw new AppError('NOT_FOUND');
  return { note, subject };
}

/** @throws AppError NOTE_REMOVED for a tombstone */
export function requireLive(note: Note): void {
  if (note.deletedAt) throw new AppError('NOTE_REMOVED');
}
