import type { jobEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { eligibleAmong, supervisorIds } from '../../../records/companies/supervisors.ts';
import { addPositions } from '../../../records/positions/add-positions.ts';
import { liveSeatsOf } from '../../../records/positions/live-seats.ts';
import { nextJobNumber, writeJob } from './create-job.service.ts';
import { withMaker } from '../record/with-maker.ts';
import { clientOf } from './client-of.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { reaches, seesClientOfJobs } from '../../../records/jobs/jobs.policy.ts';
import { showJob } from '../record/show-job.ts';

/** Copied fields: the requirements, not the candidates. */
const copied = [
  'description',
  'mustHave',
  'niceToHave',
  'engagement',
  'hoursPerWeek',
  'durationMonths',
  'seniority',
  'primaryRole',
  'skillIds',
  'skillsRequired',
  'skillsNice',
  'englishMin',
  'locationPolicy',
  'countries',
  'timeZoneBase',
  'overlapHours',
  'priority',
  'confidential',
  'poolIds',
  'interviewPlan',
  'interviewerIds',
  'submissionLimit',
  'visibility',
  'pipelineTemplateId',
] as const satisfies readonly (keyof Job)[];

/** Creates a draft from another job: its text, skills, conditions and number of seats. */
export const copyJob: Service<typeof jobEndpoints.copy> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  const number = await nextJobNumber();
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const job = await findJob(actor, params.id, session);
    if (!seesClientOfJobs(actor))
      throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    await clientOf(tx, job.companyId.toHexString(), 'companyId');
    const seats = await liveSeatsOf(job._id, session);
    const draft = await writeJob(tx, {
      ...Object.fromEntries(copied.map((field) => [field, job[field]])),
      // Rates are copied only if the user may read them.
      billRate: reaches(actor, 'job.readBillRate', job) ? job.billRate : null,
      payRate: reaches(actor, 'job.readPayRate', job) ? job.payRate : null,
      companyId: job.companyId,
      title: body.title ?? job.title,
      ...withMaker(actor, job),
      copiedFromId: job._id,
      status: 'draft',
      number,
      action: 'job.copy',
    });
    if (seats.length > 0) {
      const ifEligible = await eligibleAmong(seats.flatMap(supervisorIds), session);
      await addPositions(
        tx,
        draft,
        seats.map(({ supervisorCompanyUserId, backupSupervisorId, costCentre }) => ({
          costCentre,
          supervisorCompanyUserId: ifEligible(supervisorCompanyUserId),
          backupSupervisorId: ifEligible(backupSupervisorId),
        })),
      );
    }
    const made = await JobModel.findById(draft._id, null, { session }).lean();
    return showJob(actor, made ?? draft, session);
  });
};
