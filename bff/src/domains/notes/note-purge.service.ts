import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { NoteModel } from './note.model.ts';
import type { Note } from './note.model.ts';

/** Removes the notes of a record that is gone for good. */
export async function purgeNotes(
  tx: Tx,
  subjectType: Note['subjectType'],
  subjectId: Types.ObjectId,
): Promise<void> {
  await NoteModel.deleteMany({ subjectType, subjectId }, { session: tx.session });
}
