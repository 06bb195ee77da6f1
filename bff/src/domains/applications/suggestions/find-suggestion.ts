import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { findCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findJob, mayKnowOf, worksOn, type Job } from '../../../records/jobs/job-lookup.ts';
import {
  SuggestionModel,
  type SuggestionRecord,
} from '../../../records/applications/suggestion.model.ts';

/** Suggestion with its candidate and job. */
export interface FoundSuggestion {
  suggestion: SuggestionRecord;
  candidate: Candidate;
  job: Job;
}

export const isOwn = (actor: Actor, { createdBy }: SuggestionRecord): boolean =>
  createdBy?.equals(actor.userId) ?? false;

/**
 * Checks whether a user reads vetters' suggestions for a job: users who work with its candidates
 * do.
 */
export function readsSuggestions(actor: Actor, job: Job): boolean {
  const scope = actor.scopeOf('application.list');
  return (
    mayKnowOf(actor, job) && (scope === 'all' || (scope === 'assigned' && worksOn(actor, job)))
  );
}

/**
 * Returns a suggestion that the actor may see: their own, or one for a job whose candidates they
 * work with.
 * @throws AppError NOT_FOUND, SELF_RECORD
 */
export async function findSuggestion(
  actor: Actor,
  id: string,
  session: ClientSession | null,
): Promise<FoundSuggestion> {
  const suggestion = isRecordId(id)
    ? await SuggestionModel.findOne({ _id: id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!suggestion) throw new AppError('NOT_FOUND');
  const job = await findJob(actor, suggestion.jobId.toHexString(), session);
  if (!isOwn(actor, suggestion) && !readsSuggestions(actor, job)) throw new AppError('NOT_FOUND');
  const candidate = await findCandidate(actor, suggestion.candidateId.toHexString(), { session });
  return { suggestion, candidate, job };
}
