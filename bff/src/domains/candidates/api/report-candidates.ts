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

/** What reports go by of a candidate. */
export type ReportCandidate = Pick<Candidate, '_id' | keyof typeof fields>;

/** Counts each person once: no merged duplicates, no anonymised records. */
const counted = {
  deletedAt: null,
  mergedIntoId: null,
  status: { $ne: 'anonymised' },
} as const satisfies QueryFilter<Candidate>;

/** Candidates of a permission's reach who were added since a moment. */
export const readCandidatesSince = (
  actor: Actor,
  permission: PermissionName,
  since: Date,
): Promise<ReportCandidate[]> =>
  CandidateModel.find(
    { $and: [scopeFor(actor, permission), { ...counted, createdAt: { $gte: since } }] },
    fields,
  ).lean<ReportCandidate[]>();

/** Those of these candidates that a permission covers. */
export const reportCandidatesById = (
  actor: Actor,
  permission: PermissionName,
  ids: readonly Types.ObjectId[],
): Promise<ReportCandidate[]> =>
  CandidateModel.find(
    { $and: [{ _id: { $in: [...ids] } }, scopeFor(actor, permission), counted] },
    fields,
  ).lean<ReportCandidate[]>();

const marketFields = {
  sourceKind: 1,
  ownerUserId: 1,
  vettingStatus: 1,
  confirmedAt: 1,
  availableFrom: 1,
  noticePeriodDays: 1,
} as const;

/** What reports go by of a person who is on the market. */
export type MarketCandidate = Pick<Candidate, '_id' | keyof typeof marketFields> & {
  skills: Pick<Candidate['skills'][number], 'skillId'>[];
};

/** The active candidates of a permission's reach; one query. */
export const readMarket = (actor: Actor, permission: PermissionName): Promise<MarketCandidate[]> =>
  CandidateModel.find(
    { $and: [scopeFor(actor, permission), { ...counted, status: 'active' }] },
    { ...marketFields, 'skills.skillId': 1 },
  ).lean<MarketCandidate[]>();

const stockFields = {
  ...fields,
  country: 1,
  englishLevel: 1,
  confirmedAt: 1,
  'skills.skillId': 1,
} as const;

/** What the candidates report goes by; the rate where the reader sees rates everywhere. */
export type StockCandidate = ReportCandidate &
  Pick<Candidate, 'country' | 'englishLevel' | 'confirmedAt'> & {
    skills: Pick<Candidate['skills'][number], 'skillId'>[];
    currentRate?: Candidate['currentRate'];
  };

/** All candidates that the plain list shows, and the number of records left out. */
export async function readStock(
  actor: Actor,
  permission: PermissionName,
): Promise<{ people: StockCandidate[]; merged: number; anonymised: number }> {
  const scope = scopeFor(actor, permission);
  const [people, merged, anonymised] = await Promise.all([
    CandidateModel.find(
      {
        $and: [
          scope,
          {
            deletedAt: null,
            mergedIntoId: null,
            status: { $nin: ['do_not_contact', 'archived', 'anonymised'] },
          },
        ],
      },
      { ...stockFields, ...(seesRatesEverywhere(actor) && { currentRate: 1 }) },
    ).lean<StockCandidate[]>(),
    CandidateModel.countDocuments({ $and: [scope, { mergedIntoId: { $ne: null } }] }),
    CandidateModel.countDocuments({ $and: [scope, { status: 'anonymised' }] }),
  ]);
  return { people, merged, anonymised };
}
