import { dayMs, hourMs, limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { monthsBefore } from '../../db/calendar-day.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { agencySettings } from '../../settings/agency-settings.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { askedLately, requestApproval } from '../approvals/api/approvals.ts';
import { mayBeAnonymised } from '../candidates/api/changes/anonymise.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { rejectedUnvettedBefore } from '../../records/candidates/retention/rejected-people.ts';
import { lapsedBefore } from '../../records/consents/lapsed-consents.ts';
import { anonymiseBlockOf } from './anonymise-blocks.ts';
import { anonymiseKind } from './anonymise-kind.ts';
import { purgeDeletedCandidates } from './purge-candidates.ts';

/** Refused requests would otherwise stay at the front forever. */
const looksAt = 1000;
const asksFor = 20;
/** A refused or expired request is not repeated every night. */
const again = 90 * dayMs;

/**
 * Requests to anonymise candidates whose consent expired and was not renewed within the grace
 * period; returns the number of requests. Two parties still decide: one of them is the rule.
 */
export async function askForLapsed(signal: AbortSignal, now = new Date()): Promise<number> {
  const { consentGraceDays: days } = agencySettings().retention;
  const until = new Date(now.getTime() - days * dayMs);
  const reason = `The consent to keep the profile ran out more than ${days} days ago.`;
  let asked = 0;
  for (const candidateId of await lapsedBefore(until, looksAt)) {
    if (signal.aborted || asked === asksFor) break;
    if (await askFor(candidateId, reason, now)) asked += 1;
  }
  return asked;
}

/** The same for candidates who were rejected a year ago and never vetted. */
export async function askForRejected(signal: AbortSignal, now = new Date()): Promise<number> {
  const months = limits.privacy.rejectedMonths;
  const reason = `Rejected more than ${months} months ago, and never vetted.`;
  let asked = 0;
  for (const candidateId of await rejectedUnvettedBefore(monthsBefore(now, months), looksAt)) {
    if (signal.aborted || asked === asksFor) break;
    if (await askFor(candidateId, reason, now)) asked += 1;
  }
  return asked;
}

async function askFor(candidateId: Types.ObjectId, reason: string, now: Date): Promise<boolean> {
  const candidate = await findLiveCandidate(candidateId);
  if (!candidate || !mayBeAnonymised(candidate.status)) return false;
  if (await anonymiseBlockOf(candidate, false)) return false;
  if (await askedLately(anonymiseKind, candidateId, new Date(now.getTime() - again))) return false;
  try {
    await transact(systemContext(`lapsed:${candidateId.toHexString()}`), (tx) =>
      requestApproval(tx, anonymiseKind, {
        subjectId: candidateId,
        payload: { legalBasisEnded: false },
        reason,
      }),
    );
    return true;
  } catch (error) {
    // No user may decide, or another request exists already.
    if (error instanceof AppError) return false;
    throw error;
  }
}

export const privacyJobs: readonly JobDefinition[] = [
  {
    name: 'candidates.purge',
    everyMs: hourMs,
    run: async ({ signal }) => void (await purgeDeletedCandidates(signal)),
  },
  {
    name: 'privacy.lapsed-consents',
    dailyAtHour: 4,
    run: async ({ signal, log }) => {
      const asked = await askForLapsed(signal);
      if (asked > 0) log.info({ asked }, 'people to anonymise');
    },
  },
  {
    name: 'privacy.rejected',
    dailyAtHour: 4,
    run: async ({ signal, log }) => {
      const asked = await askForRejected(signal);
      if (asked > 0) log.info({ asked }, 'rejected people to anonymise');
    },
  },
];
