import type { companyEndpoints } from '@muster/contracts';
import { foldText, startsWith } from '../../db/fold-text.ts';
import { keysetPage } from '../../db/keyset.ts';
import type { ListService } from '../../lists/list-source.ts';
import { countOpenJobs } from '../jobs/job-counts.service.ts';
import { findPeople } from '../people/people.service.ts';
import { scopeFor } from './companies.policy.ts';
import { CompanyModel } from './company.model.ts';
import type { Company } from './company.model.ts';

const sortFields = { name: 'nameKey', status: 'status', createdAt: 'createdAt' } as const;
type Sort = keyof typeof sortFields;

const rowProjection = {
  number: 1,
  name: 1,
  nameKey: 1,
  status: 1,
  industry: 1,
  country: 1,
  city: 1,
  timeZone: 1,
  accountManagerId: 1,
  createdAt: 1,
} as const;

/** Client companies with the number of their open jobs that the reader may see. */
export const listCompanies: ListService<typeof companyEndpoints.list> = async (
  { actor },
  { query },
  counting,
) => {
  const { cursor, limit, ...list } = query;
  const states = query['filter[status]'];
  const { rows, page } = await keysetPage<Company, Sort>(CompanyModel, {
    filter: {
      $and: [
        scopeFor(actor, 'company.list'),
        { deletedAt: null },
        ...(states ? [{ status: { $in: states } }] : []),
        ...(query.q ? [{ nameKey: startsWith(foldText(query.q)) }] : []),
      ],
    },
    sort: query.sort as Sort,
    fields: sortFields,
    limit,
    ...counting,
    cursor,
    list,
    projection: rowProjection,
  });
  const [people, openJobs] = await Promise.all([
    findPeople(rows.map(({ accountManagerId }) => accountManagerId)),
    countOpenJobs(
      actor,
      rows.map(({ _id }) => _id),
    ),
  ]);
  return {
    data: rows.map((row) => ({
      id: row._id.toHexString(),
      number: row.number,
      name: row.name,
      status: row.status,
      industry: row.industry,
      country: row.country,
      city: row.city,
      timeZone: row.timeZone,
      accountManager: people.ref(row.accountManagerId),
      openJobs: openJobs.get(row._id.toHexString()) ?? 0,
    })),
    page,
  };
};
