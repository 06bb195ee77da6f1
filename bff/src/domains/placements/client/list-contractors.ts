import { livePlacementStates, type clientPlacementEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { candidatesById } from '../../candidates/api/candidate-names.ts';
import { supervisorsById } from '../../companies/api/supervisors.ts';
import { jobsById } from '../../jobs/api/job-lookup.ts';
import { clientScopeFor } from './client-placements.ts';
import { PlacementModel, type Placement } from '../placement.model.ts';

const maxContractors = 200;
/** What the answer is made of; no rate is even read. */
const shownFields = {
  candidateId: 1,
  jobId: 1,
  positionId: 1,
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
  if (!actor.companyId) throw new AppError('NOT_FOUND');
  const mayLead = actor.can('clientPosition.editSupervisor');
  const placements = await PlacementModel.find(
    {
      $and: [
        { status: { $in: ['pending_start', ...livePlacementStates] } },
        await clientScopeFor(actor),
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
              positionId: mayLead ? (placement.positionId?.toHexString() ?? null) : null,
            },
          ]
        : [];
    }),
  };
};
