import {
  isPausedOn,
  reportedPlacementStates,
  type PlacementListQuery,
  type placementEndpoints,
} from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { addDays, today } from '../../../db/calendar-day.ts';
import { keysetPage } from '../../../db/keyset.ts';
import type { ListService } from '../../../lists/list-source.ts';
import {
  findCandidateIds,
  visibleCandidates,
} from '../../../records/candidates/candidate-names.ts';
import { findCompanyIds } from '../../../records/companies/company-directory.ts';
import { withLatest } from './latest-of-work.ts';
import {
  endKeyOf,
  PlacementModel,
  type Placement,
} from '../../../records/placements/placement.model.ts';
import { pausesOf } from '../../../records/placements/pauses.ts';
import { showPlacementRows } from '../placement.serializer.ts';
import { scopeFor } from '../../../records/placements/placements.policy.ts';

const sortFields = {
  plannedEndDate: 'endKey',
  startDate: 'startDate',
  number: 'number',
  createdAt: 'createdAt',
} as const;
type Sort = keyof typeof sortFields;
const named = 200;

/**
 * Lists placements in the reader's scope: live ones by default, others on request, or as of a day.
 */
export const listPlacements: ListService<typeof placementEndpoints.list> = async (
  { actor },
  { query },
  counting,
) => {
  const { cursor, limit, ...list } = query;
  const day = query['filter[asOf]'] ?? today();
  const isPast = day < today();
  const known = [await scopeFor(actor, 'placement.list'), ...(await conditionsOf(actor, query))];
  const { rows, page } = await keysetPage<Placement, Sort>(PlacementModel, {
    filter: {
      $and: [...known, ...endsWithin(query, day), ...(isPast ? [notMovedSince(day)] : [])],
    },
    restated: isPast ? await movedSince(day, known, query) : [],
    sort: query.sort as Sort,
    fields: sortFields,
    limit,
    ...counting,
    cursor,
    list,
  });
  if (rows.length === 0) return { data: [], page };
  const asOfDay = rows.map((row) => (isPast ? asItWas(row, day) : row));
  const shown = await showPlacementRows(actor, asOfDay, { day });
  return { data: await withLatest(actor, rows, shown, day), page };
};

/** Returns the conditions other than the end. */
async function conditionsOf(
  actor: Actor,
  query: PlacementListQuery,
): Promise<QueryFilter<Placement>[]> {
  const asOf = query['filter[asOf]'];
  const companies = query['filter[company]'];
  const managers = query['filter[accountManager]'];
  const candidates = query['filter[candidate]'];
  const states = query['filter[status]'] ?? [...reportedPlacementStates];
  return [
    asOf && asOf < today() ? workedOn(asOf) : { status: { $in: states } },
    ...(companies ? [{ companyId: { $in: idsOf(companies) } }] : []),
    ...(managers ? [{ accountManagerId: { $in: idsOf(managers) } }] : []),
    ...(candidates ? [{ candidateId: { $in: await visibleAmong(actor, candidates) } }] : []),
    ...(query.q ? [await called(actor, query.q)] : []),
  ];
}

/** A candidate hidden from the reader cannot be found by their placements either. */
async function visibleAmong(actor: Actor, ids: readonly string[]): Promise<Types.ObjectId[]> {
  const asked = idsOf(ids);
  const visible = await visibleCandidates([actor], asked);
  return asked.filter((id) => visible.has(id.toHexString()));
}

/** Returns the first and the last requested end, relative to a day; passed ends do not count. */
const endsAsked = (query: PlacementListQuery, day: string) => ({
  from: query['filter[endingWithin]'] && day,
  until: query['filter[endingWithin]'] && addDays(day, Number(query['filter[endingWithin]'])),
  before: query['filter[overdue]'] && day,
});

function endsWithin(query: PlacementListQuery, day: string): QueryFilter<Placement>[] {
  const { from, until, before } = endsAsked(query, day);
  return [
    ...(from ? [{ endKey: { $gte: from } }] : []),
    ...(until ? [{ endKey: { $lte: until } }] : []),
    ...(before ? [{ endKey: { $lt: before } }] : []),
  ];
}

/** Filter for placements whose end has not changed since a past day. */
const notMovedSince = (day: string): QueryFilter<Placement> => ({
  'pastEnds.until': { $not: { $gte: day } },
});

/**
 * Returns placements whose end was different on a past day, as of then: their stored end does not
 * match it.
 */
async function movedSince(
  day: string,
  known: readonly QueryFilter<Placement>[],
  query: PlacementListQuery,
): Promise<Placement[]> {
  const moved = await PlacementModel.find({
    $and: [...known, { 'pastEnds.until': { $gte: day } }],
  }).lean();
  const { from, until, before } = endsAsked(query, day);
  return moved
    .map((row) => asItWas(row, day))
    .filter(
      ({ endKey }) =>
        (!from || endKey >= from) && (!until || endKey <= until) && (!before || endKey < before),
    );
}

const idsOf = (ids: readonly string[]) => ids.map((id) => new Types.ObjectId(id));

/** Filter for placements with work on a past day, by their dates. */
const workedOn = (day: string): QueryFilter<Placement> => ({
  status: { $nin: ['pending_start', 'cancelled'] },
  startDate: { $lte: day },
  $or: [{ actualEndDate: null }, { actualEndDate: { $gte: day } }],
});

/**
 * Returns a placement as of a past day: contractors who left since were at work, until the end
 * known then.
 */
function asItWas(row: Placement, day: string): Placement {
  const known = row.pastEnds?.find(({ until }) => until >= day);
  const plannedEndDate = known ? known.plannedEndDate : row.plannedEndDate;
  const wasPaused = isPausedOn(pausesOf(row), day);
  const wasEnding = row.status === 'ending' && !known;
  const status = wasEnding ? 'ending' : wasPaused ? 'paused' : 'active';
  return { ...row, plannedEndDate, endKey: endKeyOf(plannedEndDate), status };
}

/** Filters by number, by candidate as far as the reader sees them, or by client. */
async function called(actor: Actor, q: string): Promise<QueryFilter<Placement>> {
  const number = /^p-?(\d+)$/i.exec(q.trim())?.[1];
  if (number) return { number: `P-${number.padStart(5, '0')}` };
  const [candidates, companies] = await Promise.all([
    findCandidateIds(actor, q, named),
    findCompanyIds(q, named),
  ]);
  return { $or: [{ candidateId: { $in: candidates } }, { companyId: { $in: companies } }] };
}
