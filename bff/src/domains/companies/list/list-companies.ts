import type { CompanyRow, QueryOf, companyEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { addDays } from '../../../db/calendar-day.ts';
import { foldText, nameMatches, startsWith } from '../../../db/fold-text.ts';
import { keysetPage } from '../../../db/keyset.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ListService } from '../../../lists/list-source.ts';
import { clientResponses, countWaiting } from '../../applications/api/company-submissions.ts';
import { customParts } from '../../../records/custom-fields/filtered-records.ts';
import { customOfRows } from '../../../records/custom-fields/listed-values.ts';
import { countOpenJobs } from '../../../records/jobs/job-counts.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { countContractors } from '../../../records/placements/company-placements.ts';
import { reaches, scopeFor } from '../../../records/companies/companies.policy.ts';
import { logosOf } from '../record/company-logo.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';

const sortFields = {
  name: 'nameKey',
  status: 'status',
  createdAt: 'createdAt',
  lastContactAt: 'lastContactAt',
} as const;
type Sort = keyof typeof sortFields;

const rowProjection = {
  number: 1,
  name: 1,
  nameKey: 1,
  logoFileId: 1,
  status: 1,
  industry: 1,
  country: 1,
  city: 1,
  timeZone: 1,
  accountManagerId: 1,
  recruiterId: 1,
  team: 1,
  feedbackSlaHours: 1,
  lastContactAt: 1,
  deletedAt: 1,
  version: 1,
  createdAt: 1,
} as const;

/** Lists client companies with the figures that the reader may see. */
export const listCompanies: ListService<typeof companyEndpoints.list> = async (
  { actor },
  { query },
  counting,
) => {
  const { cursor, limit, ...list } = query;
  const { rows, page } = await keysetPage<Company, Sort>(CompanyModel, {
    filter: await companyFilter(actor, query),
    sort: query.sort as Sort,
    fields: sortFields,
    limit,
    ...counting,
    cursor,
    list,
    projection: rowProjection,
  });
  return { data: await showRows(actor, rows), page };
};

/** Runs one query per figure, regardless of the number of rows. */
async function showRows(actor: Actor, rows: readonly Company[]): Promise<CompanyRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ _id }) => _id);
  const [people, logoOf, openJobs, contractors, waiting, responses, custom] = await Promise.all([
    findPeople(rows.map(({ accountManagerId }) => accountManagerId)),
    logosOf(rows),
    countOpenJobs(actor, ids),
    countContractors(ids),
    countWaiting(actor, ids),
    actor.can('application.list') ? clientResponses(rows) : null,
    customOfRows(actor, 'company', ids),
  ]);
  return rows.map((row) => {
    const id = row._id.toHexString();
    return {
      id,
      number: row.number,
      name: row.name,
      logo: logoOf(row),
      status: row.status,
      industry: row.industry,
      country: row.country,
      city: row.city,
      timeZone: row.timeZone,
      accountManager: people.face(row.accountManagerId),
      openJobs: openJobs.get(id) ?? 0,
      // Null instead of a count of visible records only, which would make the company look empty.
      contractors: reaches(actor, 'placement.list', row) ? (contractors.get(id) ?? 0) : null,
      submissionsWaiting: reaches(actor, 'application.list', row) ? (waiting.get(id) ?? 0) : null,
      responseHours: responses?.get(id)?.hours ?? null,
      lastContactAt: row.lastContactAt?.toISOString() ?? null,
      ...custom(row._id),
      deletedAt: row.deletedAt?.toISOString() ?? null,
      version: row.version,
    };
  });
}

/** Returns the filter for a list of companies: the reader's scope and the requested filters. */
async function companyFilter(
  actor: Actor,
  query: QueryOf<typeof companyEndpoints.list>,
): Promise<QueryFilter<Company>> {
  const parts: QueryFilter<Company>[] = [scopeFor(actor, 'company.list')];
  const where = <V>(value: V | undefined, toFilter: (value: V) => QueryFilter<Company>) => {
    if (value !== undefined) parts.push(toFilter(value));
  };
  if (query['filter[deleted]'] === 'only') {
    if (!actor.can('company.delete'))
      throw new AppError('INVALID_FILTER', { context: { key: 'filter[deleted]' } });
    parts.push(scopeFor(actor, 'company.delete'), { deletedAt: { $ne: null } });
  } else parts.push({ deletedAt: null });
  where(query['filter[status]'], (states) => ({ status: { $in: states } }));
  where(query['filter[accountManager]'], (ids) => ({ accountManagerId: { $in: ids } }));
  where(query['filter[industry]'], (industries) => ({ industry: { $in: industries } }));
  where(query['filter[country]'], (countries) => ({ country: { $in: countries } }));
  // Companies that were never contacted match any day.
  where(query['filter[lastContact][lte]'], (day) => ({
    $or: [{ lastContactAt: null }, { lastContactAt: { $lt: new Date(addDays(day, 1)) } }],
  }));
  where(query.q, (q) => ({
    $or: [nameMatches(q), { domain: startsWith(foldText(q)) }, { number: q.toUpperCase() }],
  }));
  parts.push(...(await customParts(actor, 'company', query['filter[custom]'])));
  return { $and: parts };
}
