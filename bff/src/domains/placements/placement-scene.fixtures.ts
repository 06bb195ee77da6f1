import { limits, type PlacementState } from '@muster/contracts';
import { Types } from 'mongoose';
import { createApplication } from '../applications/application.fixtures.ts';
import type { Application } from '../../records/applications/application.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createSupervisor } from '../companies/supervisor.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import { createPosition } from '../positions/position.fixtures.ts';
import type { Position } from '../../records/positions/position.model.ts';
import { onboardingChecklist } from './start/onboarding-checklist.ts';
import { createPlacement } from './placement.fixtures.ts';
import type { Placement } from '../../records/placements/placement.model.ts';

export interface PlacementScene {
  job: Job;
  candidate: Candidate;
  application: Application;
  position: Position;
  placement: Placement;
}

const live: readonly PlacementState[] = ['active', 'paused', 'ending'];

/**
 * Creates a current or future contractor, with job, position and application in the matching state.
 */
export async function createPlacementScene(
  status: PlacementState,
  {
    job: jobChanges = {},
    placement: changes = {},
    candidate: given,
  }: { job?: Partial<Job>; placement?: Partial<Placement>; candidate?: Candidate } = {},
): Promise<PlacementScene> {
  const waits = status === 'pending_start';
  const isFilled = !waits && status !== 'cancelled';
  const job = await createJob({
    positionsCount: 2,
    positionsFilled: isFilled ? 1 : 0,
    ...jobChanges,
  });
  const candidate =
    given ?? (await createCandidateRecord({ status: live.includes(status) ? 'placed' : 'active' }));
  const application = await createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: job.accountManagerId,
    },
    'contracting',
    { status: isFilled ? 'placed' : 'active', submissionVersion: 1 },
  );
  const supervisor = await createSupervisor(job.companyId);
  const placementId = new Types.ObjectId();
  const position = await createPosition(job, {
    status: isFilled ? 'filled' : waits ? 'reserved' : 'open',
    reservedApplicationId: waits || isFilled ? application._id : null,
    placementId: isFilled ? placementId : null,
    supervisorCompanyUserId: supervisor._id,
    everUsed: true,
  });
  // A job needs at least one position besides the one that tests remove.
  await createPosition(job);
  const startDate = changes.startDate ?? '2026-01-01';
  const placement = await createPlacement(candidate._id, {
    _id: placementId,
    applicationId: application._id,
    companyId: job.companyId,
    jobId: job._id,
    positionId: position._id,
    status,
    startDate,
    supervisorCompanyUserId: supervisor._id,
    accountManagerId: job.accountManagerId,
    recruiterId: job.leadRecruiterId,
    noticeDaysClient: limits.placement.noticeDays.usual,
    rates: [
      {
        _id: new Types.ObjectId(),
        pay: { amountMinor: 4_321, currency: 'USD', unit: 'hour' },
        bill: { amountMinor: 6_543, currency: 'USD', unit: 'hour' },
        overtimeMultiplier: 1,
        effectiveFrom: startDate,
        effectiveTo: null,
        approvedBy: null,
        reason: null,
      },
    ],
    checklist: onboardingChecklist(startDate, {
      accountManagerId: job.accountManagerId,
      recruiterId: null,
    }),
    ...changes,
  });
  return { job, candidate, application, position, placement };
}
