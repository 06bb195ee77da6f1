import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { NoteModel } from '../../../records/notes/note.model.ts';
import { readsUnderAudit, scopeFor } from '../../../records/notes/notes.policy.ts';
import { excerptOf } from '../../../rich-text/rich-text.ts';

/** A note or task of a record, as its reader may read of it. */
export interface ReadablePart {
  subjectId: Types.ObjectId;
  /** Null where it is there, and what it says is not for telling. */
  text: string | null;
}

/**
 * Excerpts of candidates' notes by id, of those that the actor may read. Removed ones have none,
 * nor have private ones of others: these are read under audit, one by one.
 */
export async function findReadableNotes(
  actor: Actor,
  candidateIds: readonly Types.ObjectId[],
): Promise<Map<string, ReadablePart>> {
  const notes = await NoteModel.find(
    {
      subjectType: 'candidate',
      subjectId: { $in: [...candidateIds] },
      ...scopeFor(actor, 'candidate'),
    },
    { subjectId: 1, body: 1, deletedAt: 1, visibility: 1, createdBy: 1 },
  ).lean();
  return new Map(
    notes.map((note) => {
      const isClosed = note.deletedAt !== null || readsUnderAudit(actor, note);
      const text = isClosed ? null : excerptOf(note.body);
      return [note._id.toHexString(), { subjectId: note.subjectId, text }];
    }),
  );
}
