import { registerHeldRecords } from '../../users/api/owned-records.ts';
import { JobModel, type Job } from '../job.model.ts';
import { ended } from './job-rights.ts';
import { responsibleTeam } from './job-team.ts';

/** Unfinished jobs get a new lead when theirs leaves. */
registerHeldRecords<Job>({
  kind: 'jobs',
  model: JobModel,
  holders: ['accountManagerId', 'leadRecruiterId'],
  live: { status: { $nin: [...ended] } },
  entity: 'job',
  action: 'job.change_team',
  companyIdOf: ({ companyId }) => companyId,
  follow: ({ accountManagerId, leadRecruiterId, team }) => ({
    team: responsibleTeam(accountManagerId, leadRecruiterId, team),
  }),
});
