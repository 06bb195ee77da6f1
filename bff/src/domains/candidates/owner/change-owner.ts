import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';

/** Gives a record to another owner. */
export async function changeOwner(
  tx: Tx,
  current: Pick<Candidate, '_id' | 'version'>,
  ownerUserId: Types.ObjectId,
): Promise<void> {
  const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
    filter: { _id: current._id },
    base: current.version,
    paths: ['ownerUserId'],
    apply: () => ({ $set: { ownerUserId } }),
  });
  await audit(tx, {
    action: 'candidate.change_owner',
    entity: 'candidate',
    entityId: after._id,
    changes: changesBetween<Candidate>(before, after, ['ownerUserId']),
  });
}
