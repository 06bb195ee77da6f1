import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { NoteModel } from './note.model.ts';
import { mayWriteNotes, scopeFor } from './notes.policy.ts';

export { mayWriteNotes };

/** How many notes of a candidate the actor may read. */
export const countNotes = (
  actor: Actor,
  candidateId: Types.ObjectId,
  session?: ClientSession | null,
): Promise<number> =>
  NoteModel.countDocuments(
    {
      subjectType: 'candidate',
      subjectId: candidateId,
      deletedAt: null,
      ...scopeFor(actor, 'candidate'),
    },
    { session: session ?? undefined },
  );

/** How many notes of a company the actor may read. */
export const countCompanyNotes = (
  actor: Actor,
  companyId: Types.ObjectId,
  session?: ClientSession | null,
): Promise<number> =>
  NoteModel.countDocuments(
    {
      subjectType: 'company',
      subjectId: companyId,
      deletedAt: null,
      ...scopeFor(actor, 'company'),
    },
    { session: session ?? undefined },
  );
