import type { Types } from 'mongoose';
import type { ReadablePart } from '../../../activity/readable-part.ts';
import type { Actor } from '../../../auth/actor.ts';
import { findTogether, rowsToFind } from '../../../db/find-together.ts';
import type { Selected } from '../../../db/selected.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';
import { readsUnderAudit, scopeFor } from '../../../records/notes/notes.policy.ts';
import { excerptOf } from '../../../rich-text/rich-text.ts';

const fields = { subjectId: 1, body: 1, deletedAt: 1, visibility: 1, createdBy: 1 } as const;

/** Selects the candidates' notes that the actor may read, to be read together with other rows. */
export const readableNotes = (actor: Actor, candidateIds: readonly Types.ObjectId[]) =>
  rowsToFind(
    NoteModel,
    {
      subjectType: 'candidate',
      subjectId: { $in: [...candidateIds] },
      ...scopeFor(actor, 'candidate'),
    },
    fields,
  );

/**
 * Returns excerpts of these notes by id. Removed notes have none, nor do private ones of others,
 * which are audited when read one by one.
 */
export const excerptsOfNotes = (
  actor: Actor,
  notes: readonly Selected<Note, typeof fields>[],
): Map<string, ReadablePart> =>
  new Map(
    notes.map((note) => {
      const isClosed = note.deletedAt !== null || readsUnderAudit(actor, note);
      const text = isClosed ? null : excerptOf(note.body);
      return [note._id.toHexString(), { subjectId: note.subjectId, text }];
    }),
  );

/** Returns excerpts of candidates' notes by id, as far as the actor may read them. */
export const findReadableNotes = async (
  actor: Actor,
  candidateIds: readonly Types.ObjectId[],
): Promise<Map<string, ReadablePart>> =>
  excerptsOfNotes(actor, (await findTogether({ notes: readableNotes(actor, candidateIds) })).notes);
