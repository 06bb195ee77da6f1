import { candidateListQuery, countCap } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { withPresentSkills } from '../../../records/skills/present-skills.ts';
import { candidateFilter } from '../list/candidate-filter.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { scopeFor } from '../../../records/candidates/candidates.policy.ts';
import { withKnownPools } from '../pools/known-pools.ts';
import type { Selected } from '../../../db/selected.ts';

/** Query of the candidates list as in a URL. */
type ListAddress = Readonly<Record<string, string>>;

/** Returns the list's row count for this query and reader, as exact as the list shows it. */
export async function countListed(
  actor: Actor,
  address: ListAddress,
): Promise<{ value: number; isCapped: boolean }> {
  const query = await withPresentSkills(
    await withKnownPools(actor, candidateListQuery.parse(address)),
  );
  const filter = await candidateFilter(actor, query);
  const count = await CandidateModel.countDocuments(filter).limit(countCap + 1);
  return { value: Math.min(count, countCap), isCapped: count > countCap };
}

const newestFields = {
  number: 1,
  name: 1,
  photoFileId: 1,
  headline: 1,
  status: 1,
  vettingStatus: 1,
  country: 1,
  ownerUserId: 1,
  isPrivate: 1,
  createdAt: 1,
} as const;

/** Returns the first candidates of the list sorted by creation date. */
export const newestListed = async (
  actor: Actor,
  address: ListAddress,
  limit: number,
): Promise<Selected<Candidate, typeof newestFields>[]> =>
  CandidateModel.find(await candidateFilter(actor, candidateListQuery.parse(address)), newestFields)
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean();

/**
 * Counts the listed candidates added in each span, up to the list's cap, with one query over an
 * index range. Each span ends where the next begins, at these moments.
 */
export async function countAddedBetween(actor: Actor, moments: readonly Date[]): Promise<number[]> {
  const [first, last] = [moments[0], moments.at(-1)];
  const filter = await candidateFilter(actor, candidateListQuery.parse({}));
  const counts = await CandidateModel.aggregate<{ _id: Date; count: number }>([
    { $match: { $and: [filter, { createdAt: { $gte: first, $lt: last } }] } },
    {
      $bucket: { groupBy: '$createdAt', boundaries: [...moments], output: { count: { $sum: 1 } } },
    },
  ]);
  const found = new Map(counts.map(({ _id, count }) => [_id.getTime(), count]));
  return moments.slice(0, -1).map((moment) => Math.min(found.get(moment.getTime()) ?? 0, countCap));
}

/** Checks whether the actor's list contains any candidate. */
export const listsAnybody = async (actor: Actor): Promise<boolean> =>
  (await CandidateModel.exists({
    $and: [{ deletedAt: null }, scopeFor(actor, 'candidate.list')],
  })) !== null;
