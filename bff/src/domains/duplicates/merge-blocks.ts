import type { MergePreview } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../http/app-error.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { withLivePlacement } from '../../records/placements/live-placements.ts';

/** Returns why these two records cannot be merged now; null if they can. */
export async function mergeBlockOf(
  survivor: Candidate,
  duplicate: Candidate,
  session?: ClientSession | null,
): Promise<MergePreview['blockedBy']> {
  const logins = [survivor.userId, duplicate.userId].flatMap((id) => id?.toHexString() ?? []);
  if (new Set(logins).size === 2) return 'MERGE_TWO_LOGINS';
  // The person's request must not get lost, so that record has to be the survivor.
  if (duplicate.status === 'do_not_contact' && survivor.status !== 'do_not_contact')
    return 'CANDIDATE_DO_NOT_CONTACT';
  const placed = await withLivePlacement([survivor._id, duplicate._id], session);
  return placed.size === 2 ? 'MERGE_TWO_CONTRACTS' : null;
}

/** @throws AppError INVALID_TRANSITION for an anonymised or merged record */
export function requirePerson(candidate: Candidate): Candidate {
  if (candidate.status === 'anonymised')
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: 'anonymised', allowedActions: [] },
    });
  return candidate;
}
