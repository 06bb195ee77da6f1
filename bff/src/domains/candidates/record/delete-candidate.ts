import type { candidateEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { restorableUntil, softDelete } from '../../../db/soft-delete.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { countNotes } from '../../../records/notes/note-counts.ts';
import { hasLivePlacement } from '../../../records/placements/live-placements.ts';
import { countOpenTasks } from '../../../records/tasks/task-counts.ts';
import { findCandidateFor, recordIsDeleted } from '../../../records/candidates/candidate-lookup.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { explainConflict } from './change-candidate.ts';
import { showCandidate } from './show-candidate.ts';

/** What deleting the record would do, for the page that asks. */
export const readDeleteEffects: Service<typeof candidateEndpoints.deleteEffects> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidateFor(actor, 'candidate.delete', params.id);
  const [notes, openTasks, atWork] = await Promise.all([
    countNotes(actor, candidate._id),
    countOpenTasks(actor, candidate._id),
    hasLivePlacement(candidate._id),
  ]);
  return {
    number: candidate.number,
    notes,
    openTasks,
    blockedBy: atWork ? 'CANDIDATE_HAS_LIVE_PLACEMENT' : null,
    restorableUntil: restorableUntil(new Date()).toISOString(),
  };
};

/** Deletes a record, once its number is typed; notes and tasks stay with it for the way back. */
export const deleteCandidate: Service<typeof candidateEndpoints.delete> = async (
  ctx,
  { params, body },
) => {
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const candidate = await findCandidateFor(ctx.actor, 'candidate.delete', params.id, {
        session,
        deleted: true,
      });
      if (candidate.deletedAt) {
        // The same person asking again, for the same reason, has what they want.
        const already =
          candidate.deletedBy?.equals(ctx.actor.userId) && candidate.deleteReason === body.reason;
        if (!already) throw recordIsDeleted();
        return showCandidate(ctx.actor, candidate, session);
      }
      if (body.confirmNumber.trim().toUpperCase() !== candidate.number)
        throw invalidField('confirmNumber', 'MISMATCH');
      if (await hasLivePlacement(candidate._id, session))
        throw new AppError('CANDIDATE_HAS_LIVE_PLACEMENT');
      const { before, after } = await softDelete<Candidate>(
        tx,
        CandidateModel,
        { _id: candidate._id },
        { reason: body.reason, version: body.version },
      );
      await audit(tx, {
        action: 'candidate.delete',
        entity: 'candidate',
        entityId: after._id,
        changes: changesBetween<Candidate>(before, after, ['deletedAt', 'deleteReason']),
      });
      emit(tx, 'candidate.skills_changed', {
        skillIds: after.skills.map(({ skillId }) => skillId),
      });
      return showCandidate(ctx.actor, after, session);
    });
  } catch (error) {
    throw await explainConflict(ctx, params.id, error);
  }
};
