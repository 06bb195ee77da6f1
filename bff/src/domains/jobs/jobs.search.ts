import { documentsOf } from '../../search/documents-of.ts';
import { numberNamed } from '../../search/number-named.ts';
import type { SearchSource } from '../../search/search-source.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { JobModel, type Job } from '../../records/jobs/job.model.ts';
import { scopeFor, seesClientOfJobs } from '../../records/jobs/jobs.policy.ts';

const asideStates: ReadonlySet<Job['status']> = new Set<Job['status']>([
  'filled',
  'closed',
  'cancelled',
]);

/** Finds jobs by title, and by client for users who may see it. */
export const jobSearch: SearchSource = {
  kind: 'job',
  entity: 'job',
  permission: 'job.list',
  ...documentsOf(JobModel, {
    projection: { title: 1, companyId: 1, status: 1, updatedAt: 1 },
    describe: async (rows) => {
      const companies = await companyNames(rows.map(({ companyId }) => companyId));
      return rows.map((row) => ({
        kind: 'job',
        id: row._id.toHexString(),
        title: row.title,
        words: '',
        restricted: companies.get(row.companyId.toHexString()) ?? '',
        members: [],
        aside: asideStates.has(row.status),
        at: row.updatedAt.getTime(),
      }));
    },
  }),
  dependsOn: { company: (companyId) => JobModel.distinct('_id', { companyId, deletedAt: null }) },
  seesRestricted: seesClientOfJobs,
  visible: async (actor, ids) => {
    const rows = await JobModel.find(
      { $and: [{ _id: { $in: [...ids] } }, scopeFor(actor, 'job.list'), { deletedAt: null }] },
      { number: 1, title: 1, companyId: 1, status: 1 },
    ).lean();
    const companies = await companyNames(
      seesClientOfJobs(actor) ? rows.map(({ companyId }) => companyId) : [],
    );
    return rows.map((row) => ({
      id: row._id.toHexString(),
      number: row.number,
      title: row.title,
      subtitle: companies.get(row.companyId.toHexString()) ?? null,
      status: row.status,
    }));
  },
  lookup: async (actor, text) => {
    const number = numberNamed('job', text);
    const named = number
      ? await JobModel.distinct('_id', {
          $and: [{ number }, scopeFor(actor, 'job.list'), { deletedAt: null }],
        })
      : [];
    return { named, further: [] };
  },
};
