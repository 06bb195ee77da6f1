import type { candidateEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { AppError, fieldError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { reaches } from '../../../records/candidates/candidates.policy.ts';
import { changeCandidate } from '../record/change-candidate.ts';

/** Links a candidate with time tracking; the number there is unique among live candidates. */
export const updateHarvestId: Service<typeof candidateEndpoints.updateHarvestId> = async (
  ctx,
  { params, body },
) => {
  const { version, harvestId, reason } = body;
  try {
    return await changeCandidate(ctx, {
      id: params.id,
      permission: 'candidate.updateHarvestId',
      version,
      paths: ['harvestId'],
      change: (current) => {
        const replaces = current.harvestId !== null && current.harvestId !== harvestId;
        if (replaces && !reason) throw invalidField('reason', 'REQUIRED');
        return { harvestId };
      },
      record: (tx, before, after) =>
        audit(tx, {
          action: 'candidate.update_harvest_id',
          entity: 'candidate',
          entityId: after._id,
          changes: [
            ...changesBetween<Candidate>(before, after, ['harvestId']),
            { path: 'harvestIdReason', before: null, after: reason },
          ],
        }),
    });
  } catch (error) {
    if (harvestId !== null && isDuplicateKey(error, 'harvestId'))
      throw await takenBy(ctx.actor, harvestId);
    throw error;
  }
};

/** Names the candidate who has the number, for users who may open that record. */
async function takenBy(actor: Actor, harvestId: string): Promise<AppError> {
  const other = await CandidateModel.findOne({ harvestId, deletedAt: null }).lean();
  const isReadable = other !== null && reaches(actor, 'candidate.read', other);
  return new AppError('DUPLICATE', {
    fields: [fieldError('harvestId', 'NOT_UNIQUE', isReadable ? { name: other.number } : {})],
    context: isReadable
      ? { existingId: other._id.toHexString(), number: other.number, name: other.name }
      : {},
  });
}
