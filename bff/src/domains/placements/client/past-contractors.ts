import {
  endedPlacementStates,
  limits,
  type PastContractor,
  type clientPlacementEndpoints,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { supervisorsById } from '../../../records/companies/supervisors.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { clientScopeFor } from './client-placements.ts';

const maxPast = 200;
/** Fields of the answer; rates are not even read. */
export const pastFields = {
  candidateId: 1,
  companyId: 1,
  jobId: 1,
  status: 1,
  startDate: 1,
  plannedEndDate: 1,
  actualEndDate: 1,
  supervisorCompanyUserId: 1,
  accountManagerId: 1,
  ratingByClient: 1,
  rehireOk: 1,
} as const;
export type PastPlacement = Pick<Placement, '_id' | keyof typeof pastFields>;

/** The audit action of a request for a former contractor; recorded on the placement. */
export const askedAgain = 'placement.client_ask_again';

/** Lists former contractors of the reader's company, the last to leave first. */
export const listPastContractors: Service<typeof clientPlacementEndpoints.past> = async ({
  actor,
}) => {
  if (!actor.companyId) throw new AppError('NOT_FOUND');
  const placements = await PlacementModel.find(
    { $and: [{ status: { $in: [...endedPlacementStates] } }, await clientScopeFor(actor)] },
    pastFields,
  )
    .sort({ actualEndDate: -1, _id: -1 })
    .limit(maxPast)
    .lean();
  return { data: await showPast(actor, placements) };
};

/**
 * Returns them as the client may read them: erased persons without a name, and no opinions of the
 * agency.
 */
export async function showPast(
  actor: Actor,
  placements: readonly PastPlacement[],
  session: ClientSession | null = null,
): Promise<PastContractor[]> {
  const [candidates, jobs, supervisors, asked] = [
    await candidatesById(placements.map(({ candidateId }) => candidateId)),
    await jobsById(
      placements.map(({ jobId }) => jobId),
      session,
    ),
    await supervisorsById(
      placements.map(({ supervisorCompanyUserId: id }) => id),
      session,
    ),
    await askedAmong(
      placements.map(({ _id }) => _id),
      session,
    ),
  ];
  return placements.map((placement) => {
    const id = placement._id.toHexString();
    const candidate = candidates.get(placement.candidateId.toHexString());
    const isThere = candidate !== undefined && candidate.status !== 'anonymised';
    const supervisor = supervisors.get(placement.supervisorCompanyUserId?.toHexString() ?? '');
    const askedAt = asked.get(id) ?? null;
    return {
      id,
      name: isThere ? candidate.name : null,
      jobTitle: jobs.get(placement.jobId.toHexString())?.title ?? '',
      startDate: placement.startDate,
      endDate: placement.actualEndDate ?? placement.plannedEndDate,
      supervisor: supervisor?.name ?? null,
      rating: placement.ratingByClient,
      askedAt: askedAt?.toISOString() ?? null,
      mayAskAgain:
        isThere &&
        placement.rehireOk !== false &&
        askedAt === null &&
        actor.can('clientJob.create'),
    };
  });
}

/** Returns the last request for each of these contractors in recent weeks. */
async function askedAmong(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<Map<string, Date>> {
  const events = await AuditEventModel.find(
    {
      entity: 'placement',
      entityId: { $in: ids.map((id) => id.toHexString()) },
      action: askedAgain,
      at: { $gte: new Date(Date.now() - limits.placement.askAgainEvery) },
    },
    { entityId: 1, at: 1 },
    { session },
  )
    .sort({ at: 1 })
    .lean();
  return new Map(events.flatMap(({ entityId, at }) => (entityId ? [[entityId, at]] : [])));
}
