import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';
import { noteHtml } from './imported-notes.ts';

/** Adds an applicant's text from a form as a note without an author. */
export async function addAppliedNote(
  tx: Tx,
  candidateId: Types.ObjectId,
  text: string,
): Promise<void> {
  const note = new NoteModel({
    subjectType: 'candidate',
    subjectId: candidateId,
    body: noteHtml(text),
    createdAt: tx.at,
    updatedAt: tx.at,
  }).toObject<Note>();
  await NoteModel.insertMany([note], { session: tx.session, lean: true });
  await audit(tx, {
    action: 'note.create',
    actorKind: 'guest',
    entity: 'note',
    entityId: note._id,
    changes: changesBetween<Note>(null, note, ['kind', 'visibility', 'body', 'pinned']),
  });
}
