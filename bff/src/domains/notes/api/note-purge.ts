import type { Types } from 'mongoose';
import { forgetValues } from '../../../audit/forget-values.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';

/** Removes the notes of a record that is gone for good, and their texts from the audit trail. */
export async function purgeNotes(
  tx: Tx,
  subjectType: Note['subjectType'],
  subjectId: Types.ObjectId,
): Promise<void> {
  const { session } = tx;
  const notes = await NoteModel.find({ subjectType, subjectId }, { _id: 1 }, { session }).lean();
  await forgetValues(
    tx,
    'note',
    notes.map(({ _id }) => _id),
  );
  await NoteModel.deleteMany({ subjectType, subjectId }, { session });
}
