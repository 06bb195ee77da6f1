import type { ResponseOf, candidateEndpoints } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { auditDeletion } from '../../../audit/audit-deletion.ts';
import { isDeletedBy, restorableUntil, softDelete } from '../../../db/soft-delete.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { requireTypedNumber } from '../../../http/typed-number.ts';
import { announceLeaving } from '../../../outbox/candidate-left.ts';
import { emit } from '../../../outbox/emit.ts';
import { liveAttachmentsOf } from '../../../records/attachments/live-attachments.ts';
import { hasLivePlacement } from '../../../records/placements/live-placements.ts';
import { findCandidateFor, recordIsDeleted } from '../../../records/candidates/candidate-lookup.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { openDocumentsOf } from '../../signatures/api/open-documents.ts';
import { erasureRule, waitingRuleTask } from '../../tasks/api/rule-tasks.ts';
import { explainConflict } from './change-candidate.ts';
import { countsOf } from './record-counts.ts';
import { showCandidate } from './show-candidate.ts';

/** Returns the effects of deleting the record, for the confirmation page. */
export const readDeleteEffects: Service<typeof candidateEndpoints.deleteEffects> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidateFor(actor, 'candidate.delete', params.id);
  const { _id } = candidate;
  const [counts, files, blockedBy, erasure] = await Promise.all([
    countsOf(actor, _id),
    liveAttachmentsOf(_id),
    deleteBlockOf(_id),
    waitingRuleTask(_id, erasureRule),
  ]);
  return {
    number: candidate.number,
    ...counts,
    applications: counts.applications ?? 0,
    files: files.length,
    blockedBy,
    erasureAskedAt: erasure?.createdAt.toISOString() ?? null,
    restorableUntil: restorableUntil(new Date()).toISOString(),
  };
};

/** Returns what must end before a record can be deleted: a placement, or pending documents. */
async function deleteBlockOf(
  _id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<ResponseOf<typeof candidateEndpoints.deleteEffects>['blockedBy']> {
  if (await hasLivePlacement(_id, session)) return 'CANDIDATE_HAS_LIVE_PLACEMENT';
  const open = await openDocumentsOf([_id], session);
  return open.size > 0 ? 'CANDIDATE_HAS_OPEN_SIGNATURES' : null;
}

/** Deletes a record after its number was typed; notes and tasks stay with it for a restore. */
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
        if (!isDeletedBy(candidate, ctx.actor.userId, body.reason)) throw recordIsDeleted();
        return showCandidate(ctx.actor, candidate, session);
      }
      requireTypedNumber(body, candidate);
      const block = await deleteBlockOf(candidate._id, session);
      if (block) throw new AppError(block);
      const { before, after } = await softDelete<Candidate>(
        tx,
        CandidateModel,
        { _id: candidate._id },
        { reason: body.reason, version: body.version },
      );
      await auditDeletion(
        tx,
        { action: 'candidate.delete', entity: 'candidate' },
        { before, after },
      );
      announceLeaving(tx, after._id);
      emit(tx, 'candidate.skills_changed', {
        skillIds: after.skills.map(({ skillId }) => skillId),
      });
      return showCandidate(ctx.actor, after, session);
    });
  } catch (error) {
    throw await explainConflict(ctx, params.id, error);
  }
};
