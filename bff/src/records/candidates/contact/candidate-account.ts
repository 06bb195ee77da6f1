import type { Types } from 'mongoose';
import { stampVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { CandidateModel } from '../candidate.model.ts';

/**
 * Links a candidate's record to an account, whose user then sees it as their own. `missing`: there
 * is no such record; `taken`: it belongs to another account.
 */
export async function linkCandidateAccount(
  tx: Tx,
  candidateId: Types.ObjectId,
  userId: Types.ObjectId,
): Promise<'linked' | 'missing' | 'taken'> {
  const candidate = await CandidateModel.findOne({ _id: candidateId, deletedAt: null })
    .select('userId')
    .session(tx.session)
    .lean();
  if (!candidate) return 'missing';
  if (candidate.userId) return candidate.userId.equals(userId) ? 'linked' : 'taken';
  await CandidateModel.updateOne(
    { _id: candidateId, userId: null },
    stampVersion(tx, { $set: { userId } }),
    { session: tx.session },
  );
  return 'linked';
}

/** Moves the records of an accepted invitation to the account that it was for. */
export async function moveCandidateAccounts(
  tx: Tx,
  from: Types.ObjectId,
  to: Types.ObjectId,
): Promise<void> {
  await CandidateModel.updateMany(
    { userId: from },
    stampVersion({ at: tx.at, userId: to }, { $set: { userId: to } }),
    { session: tx.session },
  );
}

/** Returns the owner of a candidate's record; null for a missing one. */
export async function ownerOfRecord(candidateId: Types.ObjectId): Promise<Types.ObjectId | null> {
  const candidate = await CandidateModel.findOne({ _id: candidateId, deletedAt: null })
    .select('ownerUserId')
    .lean();
  return candidate?.ownerUserId ?? null;
}
