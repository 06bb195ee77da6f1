import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { NoteModel } from './note.model.ts';
import type { Note } from './note.model.ts';
import { readsUnderAudit, scopeFor } from './notes.policy.ts';
import { excerptOf } from './rich-text.ts';

/**
 * Excerpts of a candidate's notes by id, of those that the actor may read. Removed ones have none,
 * nor have private ones of others: these are read under audit, one by one.
 */
export async function findReadableNotes(
  actor: Actor,
  candidateId: Types.ObjectId,
): Promise<Map<string, string | null>> {
  const notes = await NoteModel.find(
    { subjectType: 'candidate', subjectId: candidateId, ...scopeFor(actor) },
    { body: 1, deletedAt: 1, visibility: 1, createdBy: 1 },
  ).lean<Note[]>();
  return new Map(
    notes.map((note) => [
      note._id.toHexString(),
      note.deletedAt || readsUnderAudit(actor, note) ? null : excerptOf(note.body),
    ]),
  );
}
