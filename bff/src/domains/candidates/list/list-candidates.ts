import type { candidateEndpoints, candidateSorts, ResponseOf } from '@muster/contracts';
import type { ProjectionType, QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { keysetPage } from '../../../db/keyset.ts';
import type { Counting, ListService, ReaderContext } from '../../../lists/list-source.ts';
import { withPresentSkills } from '../../../records/skills/present-skills.ts';
import { candidateFilter, type CandidateListQuery } from './candidate-filter.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { keptPeople, knownPeople } from '../../../records/candidates/known-people.ts';
import { seesRatesEverywhere } from '../../../records/candidates/candidates.policy.ts';
import { withKnownPools } from '../pools/known-pools.ts';
import { rateProjection, rowProjection, showRows } from './candidate-rows.ts';

type Sort = (typeof candidateSorts)[number];

const sortFields: Readonly<Record<Sort, keyof Candidate>> = {
  name: 'nameKey',
  status: 'status',
  vettingStatus: 'vettingStatus',
  englishLevel: 'englishLevel',
  rate: 'rateKey',
  noticePeriodDays: 'noticePeriodDays',
  availableFrom: 'availableFrom',
  lastContactedAt: 'lastContactedAt',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

const skillProjection = { 'skills.skillId': 1 } as const;

/** Lists candidates by filter and search, as one cursor page. */
export const listCandidates: ListService<typeof candidateEndpoints.list> = (
  ctx,
  { query },
  counting,
) => candidatePage(ctx, query, counting);

/** Returns a page of the list; `within` restricts it to some rows, which are counted separately. */
export async function candidatePage(
  { actor }: Pick<ReaderContext, 'actor'>,
  query: CandidateListQuery,
  counting?: Counting,
  within?: QueryFilter<Candidate>,
): Promise<ResponseOf<typeof candidateEndpoints.list>> {
  const { cursor, limit, ...list } = query;
  const withRates = seesRatesEverywhere(actor);
  const present = await withPresent(actor, query);
  const asked = askedSkills(present);
  const projection = {
    ...rowProjection,
    ...(withRates && rateProjection),
    ...(asked.length > 0 && skillProjection),
  };
  const filter = narrowed(await candidateFilter(actor, present), within);
  const { rows, page } = await keysetPage<Candidate, Sort>(CandidateModel, {
    ...(query.sort.endsWith('englishLevel')
      ? await byKnownEnglish(actor, filter, projection)
      : { filter }),
    sort: query.sort as Sort,
    fields: sortFields,
    limit,
    ...counting,
    cursor,
    list: within ? { ...list, within } : list,
    readers: within ? undefined : readersOf(actor, query),
    projection,
  });
  return { data: await showRows(actor, rows, asked), page };
}

/** Candidates with marks hidden from the reader are sorted by what the reader knows. */
async function byKnownEnglish(
  actor: Actor,
  filter: QueryFilter<Candidate>,
  projection: ProjectionType<Candidate>,
): Promise<{ filter: QueryFilter<Candidate>; restated?: Candidate[] }> {
  const ids = (await keptPeople(actor)).map(({ _id }) => _id);
  if (ids.length === 0) return { filter };
  const rows = await CandidateModel.find(
    { $and: [filter, { _id: { $in: ids } }] },
    projection,
  ).lean<Candidate[]>();
  return {
    filter: { $and: [filter, { _id: { $nin: ids } }] },
    restated: await knownPeople(actor, rows),
  };
}

const narrowed = (filter: QueryFilter<Candidate>, within?: QueryFilter<Candidate>) =>
  within ? { $and: [filter, within] } : filter;

/** Resolves the query's pools and skills to the current ones. */
const withPresent = async (actor: Actor, query: CandidateListQuery): Promise<CandidateListQuery> =>
  withPresentSkills(await withKnownPools(actor, query));

const askedSkills = (query: CandidateListQuery): readonly string[] => [
  ...(query['filter[skill]'] ?? []),
  ...(query['filter[skill][all]'] ?? []),
];

/** Returns the ids of the candidates that the list would show. */
export async function idsOfCandidates(
  actor: Actor,
  query: CandidateListQuery,
  max: number,
): Promise<string[]> {
  const filter = await candidateFilter(actor, await withPresent(actor, query));
  const found = await CandidateModel.find(filter, { _id: 1 }).sort({ _id: 1 }).limit(max).lean();
  return found.map(({ _id }) => _id.toHexString());
}

/**
 * Readers of all candidates share a count: private candidates and the reader's own record make
 * little difference.
 */
const readersOf = (actor: Actor, query: CandidateListQuery): string | undefined =>
  actor.scopeOf('candidate.list') === 'all' &&
  query['filter[deleted]'] === undefined &&
  query['filter[custom]'] === undefined
    ? actor.role
    : undefined;
