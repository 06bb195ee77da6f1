import type { PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { KeptRows } from '../../../db/kept-rows.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import {
  isClosed,
  scopeFor,
  seesRatesEverywhere,
} from '../../../records/candidates/candidates.policy.ts';
import { knownPeople } from '../../../records/candidates/known-people.ts';
import { isStale } from '../record/is-stale.ts';
import { anyId } from '../../../db/set-values.ts';

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
  ).lean();

/** Those of these candidates that a permission covers. */
export const reportCandidatesById = (
  actor: Actor,
  permission: PermissionName,
  ids: readonly Types.ObjectId[],
): Promise<ReportCandidate[]> =>
  CandidateModel.find(
    { $and: [{ _id: { $in: [...ids] } }, scopeFor(actor, permission), counted] },
    fields,
  ).lean();

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

type KeptCandidate = MarketCandidate & Pick<Candidate, 'userId' | 'isPrivate'>;

/** People who are on the market, as a process keeps them. */
export const keepMarket = () =>
  new KeptRows<Candidate, KeptCandidate>({
    model: CandidateModel,
    fields: {
      ...marketFields,
      'skills.skillId': 1,
      userId: 1,
      isPrivate: 1,
      status: 1,
      mergedIntoId: 1,
    },
    by: 'createdAt',
    keep: (people) =>
      Promise.resolve(
        new Map(
          people
            .filter(({ status, mergedIntoId }) => status === 'active' && !mergedIntoId)
            .map((person) => [person._id.toHexString(), person]),
        ),
      ),
  });

export const keptMarket = keepMarket();

/** The active candidates of a permission's reach. */
export async function readMarket(
  actor: Actor,
  permission: PermissionName,
): Promise<MarketCandidate[]> {
  // Whose they are to vet changes without a stamp, and is asked where it decides.
  const theirs = actor.scopeOf(permission) === 'all' ? null : await idsWithin(actor, permission);
  const kept = await keptMarket.get();
  const people = theirs ? theirs.flatMap((id) => kept.get(id) ?? []) : [...kept.values()];
  return people.filter((person) => !isClosed(actor, person));
}

const idsWithin = async (actor: Actor, permission: PermissionName): Promise<string[]> =>
  (await CandidateModel.distinct('_id', scopeFor(actor, permission))).map((id) => id.toHexString());

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
    CandidateModel.countDocuments({ $and: [scope, { mergedIntoId: anyId }] }),
    CandidateModel.countDocuments({ $and: [scope, { status: 'anonymised' }] }),
  ]);
  return { people: await knownPeople(actor, people), merged, anonymised };
}
