import { href, jobsRoutes } from '@muster/contracts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { heldItem } from '../../../owned/held-list.ts';
import { heldRecords } from '../../../owned/owned-records.ts';
import { jobVisibility } from '../../../records/jobs/job-visibility.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { ended } from './job-rights.ts';
import { jobLeader, responsibleTeam } from './job-team.ts';
import { shareWithNewTeam } from './team-sight.ts';

/** Unfinished jobs, which get a new lead when theirs leaves. */
export const ownedJobs = heldRecords<Job>({
  kind: 'jobs',
  model: JobModel,
  holders: { accountManagerId: jobLeader, leadRecruiterId: jobLeader },
  live: { status: { $nin: [...ended] } },
  entity: 'job',
  action: 'job.change_team',
  companyIdOf: ({ companyId }) => companyId,
  list: {
    sight: jobVisibility,
    sort: { number: 1 },
    show: async (rows) => {
      const companies = await companyNames(rows.map(({ companyId }) => companyId));
      return rows.map((row) =>
        heldItem(row, {
          label: row.title,
          about: [row.number, companies.get(row.companyId.toHexString())]
            .filter(Boolean)
            .join(', '),
          href: href(jobsRoutes.record, { id: row._id.toHexString() }),
        }),
      );
    },
  },
  follow: ({ accountManagerId, leadRecruiterId, team }) => ({
    team: responsibleTeam(accountManagerId, leadRecruiterId, team),
  }),
  then: shareWithNewTeam,
});
