import type { jobEndpoints } from '@muster/contracts';
import { foldText, startsWith } from '../../db/fold-text.ts';
import { keysetPage } from '../../db/keyset.ts';
import type { ListService } from '../../lists/list-source.ts';
import { companyNames } from '../companies/company-directory.service.ts';
import { findPeople } from '../people/people.service.ts';
import { JobModel } from './job.model.ts';
import type { Job } from './job.model.ts';
import { scopeFor, seesClientOfJobs } from './jobs.policy.ts';

const sortFields = {
  title: 'titleKey',
  status: 'status',
  openedDate: 'openedDate',
  createdAt: 'createdAt',
} as const;
type Sort = keyof typeof sortFields;

const rowProjection = {
  number: 1,
  title: 1,
  titleKey: 1,
  status: 1,
  companyId: 1,
  priority: 1,
  positionsCount: 1,
  positionsFilled: 1,
  openedDate: 1,
  leadRecruiterId: 1,
  createdAt: 1,
} as const;

/** Jobs in the reader's scope, without money. */
export const listJobs: ListService<typeof jobEndpoints.list> = async (
  { actor },
  { query },
  counting,
) => {
  const { cursor, limit, ...list } = query;
  const states = query['filter[status]'];
  const { rows, page } = await keysetPage<Job, Sort>(JobModel, {
    filter: {
      $and: [
        scopeFor(actor, 'job.list'),
        { deletedAt: null },
        ...(states ? [{ status: { $in: states } }] : []),
        ...(query.q ? [{ titleKey: startsWith(foldText(query.q)) }] : []),
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
  const withClient = seesClientOfJobs(actor);
  const [people, companies] = await Promise.all([
    findPeople(withClient ? rows.map(({ leadRecruiterId }) => leadRecruiterId) : []),
    companyNames(withClient ? rows.map(({ companyId }) => companyId) : []),
  ]);
  return {
    data: rows.map((row) => ({
      id: row._id.toHexString(),
      number: row.number,
      title: row.title,
      status: row.status,
      priority: row.priority,
      positionsCount: row.positionsCount,
      positionsFilled: row.positionsFilled,
      openedDate: row.openedDate,
      ...(withClient && {
        company: {
          id: row.companyId.toHexString(),
          name: companies.get(row.companyId.toHexString()) ?? '',
        },
        leadRecruiter: people.ref(row.leadRecruiterId),
      }),
    })),
    page,
  };
};
