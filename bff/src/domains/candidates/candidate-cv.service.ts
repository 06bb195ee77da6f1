import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { CandidateModel } from './candidate.model.ts';
import type { Candidate } from './candidate.model.ts';
import { deriveCandidate } from './derive-candidate.ts';

/**
 * Notes whether there is a CV, which counts in the completeness of the profile. A cached fact, no
 * edit: the version stays. Writing the record also makes changes of its files wait for each other.
 */
export async function noteCv(tx: Tx, candidateId: Types.ObjectId, hasCv: boolean): Promise<void> {
  const { session, at } = tx;
  const candidate = await CandidateModel.findById(candidateId, null, {
    session,
  }).lean<Candidate>();
  if (!candidate) return;
  const { profileCompleteness } = deriveCandidate({ ...candidate, hasCv });
  await CandidateModel.updateOne(
    { _id: candidateId },
    { $set: { hasCv, profileCompleteness, lastActivityAt: at } },
    { session },
  );
}
