import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { reaches, scopeFor } from '../../../records/candidates/candidates.policy.ts';
import { knownPeople } from '../../../records/candidates/known-people.ts';
import { hourlyMinor } from '../record/derive-candidate.ts';

/** Fields for matching and for policies. */
const matchFields = {
  number: 1,
  name: 1,
  photoFileId: 1,
  headline: 1,
  status: 1,
  vettingStatus: 1,
  vettedAt: 1,
  vettingExpiresAt: 1,
  country: 1,
  city: 1,
  timeZone: 1,
  seniority: 1,
  primaryRole: 1,
  englishLevel: 1,
  noticePeriodDays: 1,
  availableFrom: 1,
  openTo: 1,
  relocationCountries: 1,
  currentRate: 1,
  skills: 1,
  ownerUserId: 1,
  userId: 1,
  vetterIds: 1,
  isPrivate: 1,
} as const;

export type MatchableCandidate = Pick<Candidate, '_id' | keyof typeof matchFields>;

/** States in which a candidate is proposed for jobs. */
export const matchableStates = ['new', 'active'] as const satisfies readonly Candidate['status'][];

/** Rows per database request. */
const batch = 500;

/**
 * Iterates over all candidates who can be proposed and have one of these skills (all, if no skills
 * are given), regardless of permissions, the most recently changed first. Yields one at a time, so
 * that other work is not held up.
 */
export const matchableWith = (
  skillIds: readonly Types.ObjectId[],
  max: number,
): AsyncIterable<MatchableCandidate> =>
  CandidateModel.find(
    {
      ...(skillIds.length > 0 && { 'skills.skillId': { $in: [...skillIds] } }),
      status: { $in: [...matchableStates] },
      deletedAt: null,
    } satisfies QueryFilter<Candidate>,
    matchFields,
  )
    .sort({ updatedAt: -1 })
    .limit(max)
    .lean()
    .cursor({ batchSize: batch }) as unknown as AsyncIterable<MatchableCandidate>;

/** Iterates over candidates changed after a moment who can be proposed, the earliest first. */
export const matchableSince = (
  since: Date,
  max: number,
): Promise<(MatchableCandidate & Pick<Candidate, 'updatedAt'>)[]> =>
  CandidateModel.find(
    { deletedAt: null, updatedAt: { $gt: since }, status: { $in: [...matchableStates] } },
    { ...matchFields, updatedAt: 1 },
  )
    .sort({ updatedAt: 1 })
    .limit(max)
    .lean();

/** Returns these candidates without checking permissions. */
export const matchablesById = (ids: readonly Types.ObjectId[]): Promise<MatchableCandidate[]> =>
  CandidateModel.find({ _id: { $in: [...ids] } }, matchFields).lean();

/** Returns these candidates as far as the reader may see and know them. */
export const visibleMatchables = async (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<MatchableCandidate[]> =>
  knownPeople(
    actor,
    await CandidateModel.find(
      { $and: [{ _id: { $in: [...ids] }, deletedAt: null }, scopeFor(actor, 'candidate.read')] },
      matchFields,
    ).lean(),
  );

/** Checks whether the reader may know this candidate's expected pay. */
export const readsRatesOf = (actor: Actor, candidate: MatchableCandidate): boolean =>
  reaches(actor, 'candidate.readRates', candidate);

/** Returns the expected pay per hour, in minor units 🔒. */
export const hourlyRateOf = ({ currentRate }: Pick<Candidate, 'currentRate'>) =>
  currentRate && { amountMinor: hourlyMinor(currentRate), currency: currentRate.currency };

/**
 * Returns the later of the named day and the end of the notice period; null if neither is known.
 */
export function firstDayOf(
  { availableFrom: named, noticePeriodDays }: Pick<Candidate, 'availableFrom' | 'noticePeriodDays'>,
  now: Date,
): string | null {
  if (named === null && noticePeriodDays === null) return null;
  const afterNotice = addDays(dayOf(now), noticePeriodDays ?? 0);
  return named && named > afterNotice ? named : afterNotice;
}
