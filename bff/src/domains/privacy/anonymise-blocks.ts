import { limits, type AnonymiseEffects } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../http/app-error.ts';
import { mayBeAnonymised } from '../candidates/api/changes/anonymise.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { liveApplicationsOf } from '../../records/applications/live-applications.ts';
import { hasLivePlacement } from '../../records/placements/live-placements.ts';
import { lastSignedAt } from '../signatures/api/signed-contract.ts';
import { lastWorkedOn } from '../../records/placements/work-history.ts';

/**
 * Returns until when the law requires keeping records of client work and signed documents; null if
 * it does not.
 */
export async function retainedUntil(
  { _id }: Pick<Candidate, '_id'>,
  session: ClientSession | null = null,
): Promise<Date | null> {
  const worked = await lastWorkedOn(_id, session);
  const signed = await lastSignedAt(_id, session);
  if (!worked && !signed) return null;
  const until = new Date(Math.max(worked ? Date.parse(worked) : 0, signed?.getTime() ?? 0));
  until.setUTCFullYear(until.getUTCFullYear() + limits.privacy.retentionYears);
  return until > new Date() ? until : null;
}

/** Returns the first obstacle; null if there is none. */
export async function anonymiseBlockOf(
  candidate: Candidate,
  legalBasisEnded: boolean,
  session: ClientSession | null = null,
): Promise<AnonymiseEffects['blockedBy']> {
  if (await hasLivePlacement(candidate._id, session)) return 'CANDIDATE_HAS_LIVE_PLACEMENT';
  if ((await liveApplicationsOf(candidate._id, session)).length > 0)
    return 'CANDIDATE_HAS_LIVE_APPLICATIONS';
  if (!legalBasisEnded && (await retainedUntil(candidate, session))) return 'RETENTION_RUNNING';
  return null;
}

/** @throws AppError INVALID_TRANSITION and the error of an obstacle */
export async function requireAnonymisable(
  candidate: Candidate,
  legalBasisEnded: boolean,
  session: ClientSession | null,
): Promise<void> {
  if (!mayBeAnonymised(candidate.status))
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: candidate.status, action: 'anonymise' },
    });
  const block = await anonymiseBlockOf(candidate, legalBasisEnded, session);
  if (block) throw new AppError(block);
}
