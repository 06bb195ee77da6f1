import {
  fromMinorUnits,
  type candidateEndpoints,
  type CandidateRow,
  type PoolRef,
  type ResponseOf,
  type candidateSorts,
} from '@muster/contracts';
import type { ProjectionType, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { keysetPage } from '../../../db/keyset.ts';
import type { Counting, ListService, ReaderContext } from '../../../lists/list-source.ts';
import { poolRefs } from '../../../records/pools/pool-refs.ts';
import { countLiveApplications } from '../../../records/applications/live-applications.ts';
import { customOfRows } from '../../../records/custom-fields/listed-values.ts';
import { candidatePhoto } from '../../../identity/people/photo-address.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import { withPresentSkills } from '../../../records/skills/present-skills.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { candidateFilter, type CandidateListQuery } from './candidate-filter.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { keptPeople, knownPeople } from '../../../records/candidates/known-people.ts';
import { seesRatesEverywhere } from '../../../records/candidates/candidates.policy.ts';
import { hourlyMinor } from '../record/derive-candidate.ts';
import { withKnownPools } from '../pools/known-pools.ts';

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

/** What a row needs; the parts of a record stay where they are. */
export const rowProjection = {
  number: 1,
  name: 1,
  photoFileId: 1,
  nameKey: 1,
  headline: 1,
  status: 1,
  snoozedUntil: 1,
  vettingStatus: 1,
  englishLevel: 1,
  englishAssessedBy: 1,
  topSkillIds: 1,
  skillCount: 1,
  noticePeriodDays: 1,
  availableFrom: 1,
  city: 1,
  country: 1,
  timeZone: 1,
  ownerUserId: 1,
  lastContactedAt: 1,
  isPrivate: 1,
  poolIds: 1,
  deletedAt: 1,
  version: 1,
  createdAt: 1,
  updatedAt: 1,
} as const satisfies ProjectionType<Candidate>;
export const rateProjection = { currentRate: 1, rateKey: 1 } as const;
const skillProjection = { 'skills.skillId': 1 } as const;

/** Candidates by filter and search, one page by position. */
export const listCandidates: ListService<typeof candidateEndpoints.list> = (
  ctx,
  { query },
  counting,
) => candidatePage(ctx, query, counting);

/** A page of the list; `within` narrows it to some of its rows, which are counted by themselves. */
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

/** People of whom a reader does not know all marks stand by what they do know. */
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

/** Rows as their reader sees them; the skills that were asked for come first. */
export async function showRows(
  actor: Actor,
  stored: readonly Candidate[],
  asked: readonly string[],
): Promise<CandidateRow[]> {
  const withRates = seesRatesEverywhere(actor);
  const rows = await knownPeople(actor, stored);
  const shownSkills = new Map(rows.map((row) => [row, firstSkills(row, asked)]));
  const [people, skills, pools, live, custom] = await Promise.all([
    findPeople(rows.map(({ ownerUserId }) => ownerUserId)),
    skillNames([...shownSkills.values()].flat()),
    actor.can('pool.list')
      ? poolRefs(actor, distinct(rows.flatMap(({ poolIds }) => poolIds)))
      : null,
    countLiveApplications(
      actor,
      rows.map(({ _id }) => _id),
    ),
    customOfRows(
      actor,
      'candidate',
      rows.map(({ _id }) => _id),
    ),
  ]);
  return rows.map((row) => ({
    ...serializeRow(row, {
      people,
      pools,
      live,
      withRates,
      topSkills: (shownSkills.get(row) ?? []).flatMap((id) => skills.get(id.toHexString()) ?? []),
    }),
    ...custom(row._id),
  }));
}

/** A query with the pools and skills that its ids stand for. */
const withPresent = async (actor: Actor, query: CandidateListQuery): Promise<CandidateListQuery> =>
  withPresentSkills(await withKnownPools(actor, query));

const askedSkills = (query: CandidateListQuery): readonly string[] => [
  ...(query['filter[skill]'] ?? []),
  ...(query['filter[skill][all]'] ?? []),
];

/** The skills of a row that were filtered by come before its main ones: they say why it is shown. */
function firstSkills(
  { skills, topSkillIds }: Candidate,
  asked: readonly string[],
): Types.ObjectId[] {
  if (asked.length === 0) return topSkillIds;
  const found = skills.map(({ skillId }) => skillId).filter((id) => asked.includes(String(id)));
  return distinct([...found, ...topSkillIds]);
}

/** The ids of the candidates that the list would show. */
export async function idsOfCandidates(
  actor: Actor,
  query: CandidateListQuery,
  most: number,
): Promise<string[]> {
  const filter = await candidateFilter(actor, await withPresent(actor, query));
  const found = await CandidateModel.find(filter, { _id: 1 }).sort({ _id: 1 }).limit(most).lean();
  return found.map(({ _id }) => _id.toHexString());
}

const distinct = (ids: readonly Types.ObjectId[]): Types.ObjectId[] => [
  ...new Map(ids.map((id) => [id.toHexString(), id])).values(),
];

/**
 * Readers of all candidates get about the same count: private ones and the reader's own record are
 * few.
 */
const readersOf = (actor: Actor, query: CandidateListQuery): string | undefined =>
  actor.scopeOf('candidate.list') === 'all' &&
  query['filter[deleted]'] === undefined &&
  query['filter[custom]'] === undefined
    ? actor.role
    : undefined;

/** The pools of a row in the order of their names. Pools times rows are many: ids meet in a set. */
function poolsOf(
  { poolIds }: Candidate,
  pools: readonly PoolRef[],
): Pick<PoolRef, 'id' | 'name'>[] {
  const own = new Set(poolIds.map((id) => id.toHexString()));
  return pools.filter(({ id }) => own.has(id)).map(({ id, name }) => ({ id, name }));
}

interface RowFacts {
  people: People;
  /** Names of its skills, in the order of their weight. */
  topSkills: string[];
  /** Null for those who may not know of pools. */
  pools: readonly PoolRef[] | null;
  /** Live applications by candidate; null for who may read none. */
  live: ReadonlyMap<string, number> | null;
  withRates: boolean;
}

function serializeRow(
  row: Candidate,
  { people, topSkills, pools, live, withRates }: RowFacts,
): CandidateRow {
  const rate = row.currentRate;
  return {
    id: row._id.toHexString(),
    number: row.number,
    name: row.name,
    ...candidatePhoto(row),
    headline: row.headline,
    status: row.status,
    snoozedUntil: row.snoozedUntil,
    vettingStatus: row.vettingStatus,
    englishLevel: row.englishLevel,
    englishAssessed: row.englishAssessedBy !== null && row.englishAssessedBy !== 'self',
    topSkills,
    skillCount: row.skillCount,
    ...(withRates && {
      rate: rate && { amount: fromMinorUnits(hourlyMinor(rate)), currency: rate.currency },
    }),
    noticePeriodDays: row.noticePeriodDays,
    availableFrom: row.availableFrom,
    city: row.city,
    country: row.country,
    timeZone: row.timeZone,
    owner: people.face(row.ownerUserId),
    lastContactedAt: row.lastContactedAt?.toISOString() ?? null,
    ...(pools && { pools: poolsOf(row, pools) }),
    ...(live && { openApplications: live.get(row._id.toHexString()) ?? 0 }),
    isPrivate: row.isPrivate,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    version: row.version,
  };
}
