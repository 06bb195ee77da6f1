import { fromMinorUnits, type CandidateRow, type PoolRef } from '@muster/contracts';
import type { ProjectionType, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import { candidatePhoto } from '../../../identity/people/photo-address.ts';
import { countLiveApplications } from '../../../records/applications/live-applications.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { seesRatesEverywhere } from '../../../records/candidates/candidates.policy.ts';
import { knownPeople } from '../../../records/candidates/known-people.ts';
import { customOfRows } from '../../../records/custom-fields/listed-values.ts';
import { poolRefs } from '../../../records/pools/pool-refs.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { hourlyMinor } from '../record/derive-candidate.ts';

/** Fields of a row; other parts of the record are not loaded. */
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

/** Serialises rows for their reader; filtered skills come first. */
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
      ? poolRefs(
          actor,
          rows.flatMap(({ poolIds }) => poolIds),
        ).then(placed)
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

/** Filtered skills come before the main ones, because they explain why the row is shown. */
function firstSkills(
  { skills, topSkillIds }: Candidate,
  asked: readonly string[],
): Types.ObjectId[] {
  if (asked.length === 0) return topSkillIds;
  const found = skills.map(({ skillId }) => skillId).filter((id) => asked.includes(String(id)));
  return distinct([...found, ...topSkillIds]);
}

const distinct = (ids: readonly Types.ObjectId[]): Types.ObjectId[] => [
  ...new Map(ids.map((id) => [id.toHexString(), id])).values(),
];

/**
 * Returns the pools of a row by name. Each row looks up its own, because pools times rows are many.
 */
function poolsOf({ poolIds }: Candidate, pools: PlacedPools): NamedPool[] {
  return poolIds
    .flatMap((id) => pools.get(id.toHexString()) ?? [])
    .sort((one, other) => one.place - other.place)
    .map(({ pool }) => pool);
}

type NamedPool = Pick<PoolRef, 'id' | 'name'>;
/** Pools by id, each with its rank among all names. */
type PlacedPools = ReadonlyMap<string, { readonly place: number; readonly pool: NamedPool }>;

const placed = (pools: readonly PoolRef[]): PlacedPools =>
  new Map(pools.map(({ id, name }, place) => [id, { place, pool: { id, name } }]));

interface RowFacts {
  people: People;
  /** Names of its skills, by weight. */
  topSkills: string[];
  /** Null for readers who may not know of pools. */
  pools: PlacedPools | null;
  /** Live applications by candidate; null for readers who may not read them. */
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
