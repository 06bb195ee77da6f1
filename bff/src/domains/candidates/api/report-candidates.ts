import type { PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { scopeFor, seesRatesEverywhere } from '../../../records/candidates/candidates.policy.ts';
import { isStale } from '../record/is-stale.ts';

export { isStale, seesRatesEverywhere };

const fields = {
  sourceKind: 1,
  vettedAt: 1,
  vettingStatus: 1,
  poolIds: 1,
  status: 1,
  createdAt: 1,
} as const;

/** The same fields plus those needed for past days. */
export const reportFields = {
  ...fields,
  ownerUserId: 1,
  userId: 1,
  isPrivate: 1,
  country: 1,
  englishLevel: 1,
  confirmedAt: 1,
  confirmedBefore: 1,
  availableFrom: 1,
  noticePeriodDays: 1,
  'skills.skillId': 1,
  mergedIntoId: 1,
  deletedAt: 1,
} as const;

/** Candidate fields that reports use. */
export type ReportCandidate = Pick<Candidate, '_id' | keyof typeof fields>;

/** Counts each person once: no merged duplicates, no anonymised records. */
const counted = {
  deletedAt: null,
  mergedIntoId: null,
  status: { $ne: 'anonymised' },
} as const satisfies QueryFilter<Candidate>;

/** Finds candidates within a permission's scope added since a moment. */
export const readCandidatesSince = (
  actor: Actor,
  permission: PermissionName,
  since: Date,
): Promise<ReportCandidate[]> =>
  CandidateModel.find(
    { $and: [scopeFor(actor, permission), { ...counted, createdAt: { $gte: since } }] },
    fields,
  ).lean();

/** Returns these candidates as far as a permission covers them. */
export const reportCandidatesById = (
  actor: Actor,
  permission: PermissionName,
  ids: readonly Types.ObjectId[],
): Promise<ReportCandidate[]> =>
  CandidateModel.find(
    { $and: [{ _id: { $in: [...ids] } }, scopeFor(actor, permission), counted] },
    fields,
  ).lean();
