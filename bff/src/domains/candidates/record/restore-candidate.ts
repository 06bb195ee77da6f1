import type { candidateEndpoints } from '@muster/contracts';
import { auditDeletion } from '../../../audit/audit-deletion.ts';
import { restoreDeleted } from '../../../db/soft-delete.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { explainConflict } from './change-candidate.ts';
import { findDuplicates } from '../duplicates/find-duplicates.ts';
import { showCandidate } from './show-candidate.ts';
import { isTakenMail } from '../duplicates/taken-mail.ts';

/** Restores a deleted record within 30 days. Restoring a live one is no error. */
export const restoreCandidate: Service<typeof candidateEndpoints.restoreDeleted> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const find = { deleted: true } as const;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const candidate = await findCandidateFor(actor, 'candidate.restoreDeleted', params.id, {
        ...find,
        session,
      });
      if (!candidate.deletedAt) return showCandidate(actor, candidate, session);
      if (body.version !== candidate.version) throw versionConflict(candidate, ['deletedAt']);
      const { before, after } = await restoreDeleted<Candidate>(tx, CandidateModel, {
        _id: candidate._id,
      });
      await auditDeletion(
        tx,
        { action: 'candidate.restore_deleted', entity: 'candidate' },
        { before, after },
      );
      emit(tx, 'candidate.skills_changed', {
        skillIds: after.skills.map(({ skillId }) => skillId),
      });
      return showCandidate(actor, after, session);
    });
  } catch (error) {
    if (!isTakenMail(error)) throw await explainConflict(ctx, params.id, error);
    // Another live record has the mail address by now.
    const { _id, email, identityKeys } = await findCandidateFor(
      actor,
      'candidate.restoreDeleted',
      params.id,
      find,
    );
    const { matches } = await findDuplicates(actor, { keys: identityKeys, email, excludeId: _id });
    const existing = matches.find(({ blocks }) => blocks);
    throw new AppError('DUPLICATE', {
      context: existing ? { existingId: existing.id } : { hiddenMatch: true },
    });
  }
};
