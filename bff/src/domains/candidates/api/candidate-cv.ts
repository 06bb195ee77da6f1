import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { deriveCandidate } from '../record/derive-candidate.ts';

/**
 * Stores which CVs exist, by their file hashes: having one counts towards the profile's
 * completeness, and a shared one suggests a duplicate. This is a cached fact, so the version stays.
 * Writing to the record also serialises changes of its files. Facts that are older and stored late
 * are no activity.
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
  // Duplicates are searched again.
  if (identityKeys.join() !== candidate.identityKeys.join())
    announceChange(tx, 'candidate', candidateId);
}

/**
 * Returns the candidates after this one whose CVs were stored before hashes were kept, in order.
 */
export async function withUnnotedCvs(
  after: Types.ObjectId | null,
  max: number,
): Promise<Types.ObjectId[]> {
  const found = await CandidateModel.find(
    { hasCv: true, cvHashes: { $exists: false }, ...(after && { _id: { $gt: after } }) },
    { _id: 1 },
  )
    .sort({ _id: 1 })
    .limit(max)
    .lean();
  return found.map(({ _id }) => _id);
}
