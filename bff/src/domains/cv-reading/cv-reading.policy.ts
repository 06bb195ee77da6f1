import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { findCandidateFor, type Candidate } from '../../records/candidates/candidate-lookup.ts';
import { ExtractionReviewModel, type ExtractionReview } from './extraction-review.model.ts';

/** A review and its record, which the actor may see and work on. */
export interface ReviewAndCandidate {
  review: ExtractionReview;
  candidate: Candidate;
}

/** @throws AppError NOT_FOUND, SELF_RECORD, FORBIDDEN */
export async function findReview(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<ReviewAndCandidate> {
  const review = isRecordId(id)
    ? await ExtractionReviewModel.findOne({ _id: id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!review) throw new AppError('NOT_FOUND');
  const candidate = await candidateOf(actor, review.candidateId, session);
  return { review, candidate };
}

/** Returns the record whose experience the actor may change. */
export const candidateOf = (
  actor: Actor,
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Candidate> =>
  findCandidateFor(actor, 'candidate.updateExperience', id.toHexString(), { session });

/** Returns the last review of an attachment. */
export const latestReview = (
  attachmentId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<ExtractionReview | null> =>
  ExtractionReviewModel.findOne({ attachmentId, deletedAt: null }, null, { session })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
