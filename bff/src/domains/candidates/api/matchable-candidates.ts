import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { reaches, scopeFor } from '../../../records/candidates/candidates.policy.ts';
import { knownPeople } from '../../../records/candidates/known-people.ts';
import { hourlyMinor } from '../record/derive-candidate.ts';

/** What the matching looks at, and what policies need to know. */
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

/** The states in which a candidate is proposed for jobs. */
export const matchableStates = ['new', 'active'] as const satisfies readonly Candidate['status'][];

/** How many are read with one request of the database. */
const batch = 500;

/**
 * All candidates who can be proposed and have one of these skills (all, if no skills are given),
 * regardless of rights, the most recently changed first. Yields one at a time, so that other work
 * is not held up.
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

/** Who changed after a moment and can be proposed, the earliest first. */
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

/** These candidates, regardless of rights. */
export const matchablesById = (ids: readonly Types.ObjectId[]): Promise<MatchableCandidate[]> =>
  CandidateModel.find({ _id: { $in: [...ids] } }, matchFields).lean();

/** Those of these candidates that the reader may see, as they may know them. */
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

/** Whether the reader may know what this person expects to be paid. */
export const readsRatesOf = (actor: Actor, candidate: MatchableCandidate): boolean =>
  reaches(actor, 'candidate.readRates', candidate);

/** The expected pay per hour, in minor units 🔒. */
export const hourlyRateOf = ({ currentRate }: Pick<Candidate, 'currentRate'>) =>
  currentRate && { amountMinor: hourlyMinor(currentRate), currency: currentRate.currency };

/** The later of the day that a person named and the end of their notice; null: neither is known. */
export function firstDayOf(
  { availableFrom: named, noticePeriodDays }: Pick<Candidate, 'availableFrom' | 'noticePeriodDays'>,
  now: Date,
): string | null {
  if (named === null && noticePeriodDays === null) return null;
  const afterNotice = addDays(dayOf(now), noticePeriodDays ?? 0);
  return named && named > afterNotice ? named : afterNotice;
}
