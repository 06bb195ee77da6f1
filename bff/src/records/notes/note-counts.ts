import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { rowsToCount, type RowsToCount } from '../../db/count-together.ts';
import { NoteModel } from './note.model.ts';
import { mayWriteNotes, scopeFor } from './notes.policy.ts';

export { mayWriteNotes };

/** The notes of a candidate that the actor may read. */
export const notesOfCandidate = (actor: Actor, candidateId: Types.ObjectId): RowsToCount =>
  notesOf(actor, 'candidate', candidateId);

/** The notes of a company that the actor may read. */
export const notesOfCompany = (actor: Actor, companyId: Types.ObjectId): RowsToCount =>
  notesOf(actor, 'company', companyId);

const notesOf = (
  actor: Actor,
  subjectType: 'candidate' | 'company',
  subjectId: Types.ObjectId,
): RowsToCount =>
  rowsToCount(NoteModel, {
    subjectType,
    subjectId,
    deletedAt: null,
    ...scopeFor(actor, subjectType),
  });
