import { livePlacementStates, type clientPlacementEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { candidatesById } from '../../candidates/api/candidate-names.ts';
import { membershipOf } from '../../companies/api/company-directory.ts';
import { supervisorsById } from '../../companies/api/supervisors.ts';
import { clientJobsOf } from '../../jobs/api/client-jobs.ts';
import { jobsById } from '../../jobs/api/job-lookup.ts';
import { PlacementModel, type Placement } from '../placement.model.ts';

const maxContractors = 200;
/** What the answer is made of; no rate is even read. */
const shownFields = {
  candidateId: 1,
  jobId: 1,
  status: 1,
  startDate: 1,
  plannedEndDate: 1,
  actualEndDate: 1,
  hoursPerWeek: 1,
  supervisorCompanyUserId: 1,
} as const;

/** Who works for the reader's company or begins soon, as far as the reader sees their jobs. */
export const listContractors: Service<typeof clientPlacementEndpoints.contractors> = async ({
  actor,
}) => {
  const { companyId } = actor;
  if (!companyId) throw new AppError('NOT_FOUND');
  const placements = await PlacementModel.find(
    {
      $and: [
        { companyId, status: { $in: ['pending_start', ...livePlacementStates] } },
        await within(actor),
      ],
    },
    shownFields,
  )
    .sort({ endKey: 1, _id: 1 })
    .limit(maxContractors)
    .lean<Pick<Placement, '_id' | keyof typeof shownFields>[]>();
  const [candidates, jobs, supervisors] = await Promise.all([
    candidatesById(placements.map(({ candidateId }) => candidateId)),
    jobsById(placements.map(({ jobId }) => jobId)),
    supervisorsById(placements.map(({ supervisorCompanyUserId: id }) => id)),
  ]);
  return {
    data: placements.flatMap((placement) => {
      const candidate = candidates.get(placement.candidateId.toHexString());
      const job = jobs.get(placement.jobId.toHexString());
      const supervisor = supervisors.get(placement.supervisorCompanyUserId?.toHexString() ?? '');
      return candidate && job
        ? [
            {
              id: placement._id.toHexString(),
              name: candidate.name,
              jobTitle: job.title,
              status: placement.status,
              startDate: placement.startDate,
              endDate: placement.actualEndDate ?? placement.plannedEndDate,
              hoursPerWeek: placement.hoursPerWeek,
              supervisor: supervisor?.name ?? null,
            },
          ]
        : [];
    }),
  };
};

/** A manager sees whom they lead and who works on their jobs, unless the company shows them all. */
async function within(actor: Actor): Promise<QueryFilter<Placement>> {
  const membership = actor.companyId && (await membershipOf(actor.companyId, actor.userId));
  if (actor.role !== 'client_manager' || membership?.canSeeAllJobs) return {};
  const jobs = await clientJobsOf(actor, { ended: true });
  return {
    $or: [
      { jobId: { $in: jobs.map(({ _id }) => _id) } },
      ...(membership
        ? [{ supervisorCompanyUserId: membership._id }, { backupSupervisorId: membership._id }]
        : []),
    ],
  };
}
