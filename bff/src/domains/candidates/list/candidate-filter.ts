import { type candidateEndpoints, type QueryOf } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { addDays } from '../../../db/calendar-day.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { searchConditions } from '../../../records/candidates/search-conditions.ts';
import { asksStatus, foundBySearch } from './found-by-search.ts';
import { englishConditions, knownEnglish } from './english-filter.ts';
import { poolConditions } from './pool-filter.ts';
import { customParts } from '../../../records/custom-fields/filtered-records.ts';
import { scopeFor, seesRatesEverywhere } from '../../../records/candidates/candidates.policy.ts';

export type CandidateListQuery = QueryOf<typeof candidateEndpoints.list>;
type Filter = QueryFilter<Candidate>;

/** States set aside; shown only when filtered by status. */
const asideStates = ['do_not_contact', 'archived', 'anonymised'] as const;

/** Builds the list filter: the reader's rows, restricted by the query. */
export async function candidateFilter(actor: Actor, query: CandidateListQuery): Promise<Filter> {
  refuseSecretKeys(actor, query);
  const parts = [
    scopeFor(actor, 'candidate.list'),
    ...conditions(query),
    ...(await knownEnglish(actor, query)),
    ...(await poolConditions(actor, query)),
  ];
  if (query['filter[deleted]'] === 'only') {
    if (!actor.can('candidate.restoreDeleted')) throw invalidFilter('filter[deleted]');
    parts.push(scopeFor(actor, 'candidate.restoreDeleted'), {
      deletedAt: { $ne: null },
      mergedIntoId: null,
    });
  } else parts.push({ deletedAt: null });
  if (query.q) parts.push(...searchConditions(query.q, actor.can('candidate.readContact')));
  parts.push(...(await customParts(actor, 'candidate', query['filter[custom]'])));
  const found = await foundBySearch(actor, query);
  if (!found) throw invalidFilter('filter[search]');
  parts.push(...found);
  return { $and: parts };
}

/** Query keys that concern rates. */
export const rateKeys = ['filter[rate][lte]', 'filter[rateCurrency]'] as const;

/** Readers who may not see all rates cannot filter or sort by them. */
function refuseSecretKeys(actor: Actor, query: CandidateListQuery): void {
  if (seesRatesEverywhere(actor)) return;
  if (query.sort.replace('-', '') === 'rate')
    throw new AppError('INVALID_SORT', { context: { key: 'rate' } });
  for (const key of rateKeys) if (query[key] !== undefined) throw invalidFilter(key);
}

const invalidFilter = (key: string) => new AppError('INVALID_FILTER', { context: { key } });

/**
 * Builds the filter of a query without permissions, for smart pools; the matches of its search text
 * come from {@link foundBySearch}.
 */
export const filterOf = (query: CandidateListQuery): Filter[] => [
  ...conditions(query),
  ...englishConditions(query),
  ...(query.q ? searchConditions(query.q, false) : []),
];

function conditions(query: CandidateListQuery): Filter[] {
  const found: Filter[] = [];
  const where = <V>(value: V | undefined, toFilter: (value: V) => Filter) => {
    if (value !== undefined) found.push(toFilter(value));
  };
  const status = query['filter[status]'];
  if (status) found.push({ status: { $in: status } });
  else if (asksStatus(query)) found.push({ status: { $ne: 'anonymised' } });
  else found.push({ status: { $nin: [...asideStates] } });
  where(query['filter[status][not]'], (states) => ({ status: { $nin: states } }));
  where(query['filter[vettingStatus]'], (states) => ({ vettingStatus: { $in: states } }));
  where(query['filter[skill]'], (ids) => ({ 'skills.skillId': { $in: ids } }));
  where(query['filter[skill][all]'], (ids) => ({
    $and: ids.map((id) => ({ 'skills.skillId': id })),
  }));
  where(query['filter[country]'], (countries) => ({ country: { $in: countries } }));
  where(query['filter[owner]'], (ids) => ({ ownerUserId: { $in: ids } }));
  where(query['filter[primaryRole]'], (roles) => ({ primaryRole: { $in: roles } }));
  where(query['filter[seniority]'], (levels) => ({ seniority: { $in: levels } }));
  where(query['filter[source]'], (sources) => ({ sourceKind: { $in: sources } }));
  where(query['filter[import]'], (ids) => ({ importId: { $in: ids } }));
  where(query['filter[openTo]'], (options) => ({ openTo: { $in: options } }));
  where(query['filter[notice][lte]'], (days) => ({ noticePeriodDays: { $ne: null, $lte: days } }));
  where(query['filter[availableFrom][lte]'], (day) => ({
    availableFrom: { $ne: null, $lte: day },
  }));
  // Candidates who were never contacted match "not contacted since" any day.
  where(query['filter[lastContacted][lte]'], (day) => ({
    $or: [{ lastContactedAt: null }, { lastContactedAt: { $lt: new Date(addDays(day, 1)) } }],
  }));
  where(query['filter[created][gte]'], (day) => ({ createdAt: { $gte: new Date(day) } }));
  found.push(...rateConditions(query));
  return found;
}

const defaultCurrency = 'USD';

export function rateConditions(
  query: Pick<CandidateListQuery, 'filter[rate][lte]' | 'filter[rateCurrency]'>,
): Filter[] {
  const max = query['filter[rate][lte]'];
  const currency = query['filter[rateCurrency]'] ?? (max === undefined ? null : defaultCurrency);
  if (currency === null) return [];
  const upTo =
    max === undefined
      ? `${currency} ~`
      : `${currency} ${String(Math.round(max * 100)).padStart(10, '0')}`;
  return [{ rateKey: { $gte: `${currency} `, $lte: upTo } }];
}
