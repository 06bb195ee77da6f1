import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { deriveCandidate } from '../record/derive-candidate.ts';

/**
 * Notes which CVs there are, by the hashes of their files: having one counts in the completeness of
 * the profile, and who has the same one may be the same person. A cached fact, no edit: the version
 * stays. Writing the record also makes changes of its files wait for each other. What was so before
 * and is noted late is no activity.
 */
export async function recordCvs(
  tx: Tx,
  candidateId: Types.ObjectId,
  hashes: readonly string[],
  { isActivity = true } = {},
): Promise<void> {
  const { session, at } = tx;
  const candidate = await CandidateModel.findById(candidateId, null, {
    session,
  }).lean();
  if (!candidate) return;
  const cvs = { hasCv: hashes.length > 0, cvHashes: [...new Set(hashes)].filter(Boolean) };
  const { profileCompleteness, identityKeys } = deriveCandidate({ ...candidate, ...cvs });
  await CandidateModel.updateOne(
    { _id: candidateId },
    {
      $set: {
        ...cvs,
        profileCompleteness,
        identityKeys,
        ...(isActivity && { lastActivityAt: at }),
      },
    },
    { session },
  );
  // Others are looked for who have the same.
  if (identityKeys.join() !== candidate.identityKeys.join())
    announceChange(tx, 'candidate', candidateId);
}

/** Those after this one whose CVs were stored before their hashes were noted, in their order. */
export async function withUnnotedCvs(
  after: Types.ObjectId | null,
  most: number,
): Promise<Types.ObjectId[]> {
  const found = await CandidateModel.find(
    { hasCv: true, cvHashes: { $exists: false }, ...(after && { _id: { $gt: after } }) },
    { _id: 1 },
  )
    .sort({ _id: 1 })
    .limit(most)
    .lean();
  return found.map(({ _id }) => _id);
}
