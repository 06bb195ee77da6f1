import type { candidateStatusEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { cancelMails } from '../../../mail/held-mails.ts';
import { restoreApplications } from '../../applications/api/applications.ts';
import { findCandidate, requireReach } from '../../../records/candidates/candidate-lookup.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { explainConflict } from '../record/change-candidate.ts';
import { showCandidate } from '../record/show-candidate.ts';
import { permissionOf, statusFields } from './move-status.ts';
import { StatusUndoModel } from './status-undo.model.ts';

/**
 * Undoes the user's own recent status change, with its follow-ups. Once the status has changed
 * again, it cannot be undone.
 */
export const undoStatus: Service<typeof candidateStatusEndpoints.undoStatus> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const candidate = await findCandidate(actor, params.id, { session });
      const undo = await StatusUndoModel.findOne(
        { candidateId: candidate._id, by: actor.userId },
        null,
        { session },
      ).lean();
      if (!undo) throw new AppError('UNDO_EXPIRED');
      const permission = permissionOf(undo.action);
      if (permission) requireReach(actor, permission, candidate);
      const answer = async (record: Candidate, already: boolean) => ({
        ...(await showCandidate(actor, record, session)),
        already,
        undoUntil: null,
      });
      if (undo.undoneAt) return answer(candidate, true);
      if (undo.until < tx.at) throw new AppError('UNDO_EXPIRED');
      const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
        filter: { _id: candidate._id },
        base: Math.min(body.version, undo.version),
        paths: ['status'],
        apply: () => ({ $set: undo.earlier }),
      });
      await StatusUndoModel.updateOne(
        { _id: undo._id },
        { $set: { undoneAt: tx.at } },
        { session },
      );
      await cancelMails(tx, undo.mailIds);
      await restoreApplications(tx, candidate._id, undo.applicationIds);
      await audit(tx, {
        action: `candidate.undo_${undo.action}`,
        entity: 'candidate',
        entityId: after._id,
        changes: changesBetween<Candidate>(before, after, statusFields),
      });
      return answer(after, false);
    });
  } catch (error) {
    throw await explainConflict(ctx, params.id, error);
  }
};
