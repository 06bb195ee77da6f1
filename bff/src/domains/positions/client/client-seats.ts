import type { ClientSeat, clientSeatEndpoints } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';
import { supervisorsById, supervisorsOf } from '../../../records/companies/supervisors.ts';
import { clientJob } from '../../../records/jobs/client-jobs.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { placementOnSeat } from '../../placements/api/supervise.ts';
import { superviseSeat } from '../changes/supervise-seat.ts';
import { PositionModel, type Position } from '../../../records/positions/position.model.ts';
import type { FoundPosition } from '../reading/find-position.ts';
import { requireNotLeft } from '../../../records/positions/live-seats.ts';

/** A position without present or future work has no supervisor. */
const isGone = ({ status }: Position): boolean => status === 'cancelled';

/**
 * Finds a position of the reader's company, on a visible job or with work that the reader leads.
 * @throws AppError NOT_FOUND for any other
 */
async function findClientSeat(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundPosition> {
  const { companyId, membership } = await clientRightsOf(actor);
  const position = isRecordId(id)
    ? await PositionModel.findOne({ _id: id, companyId, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!position) throw new AppError('NOT_FOUND');
  const seen = await clientJob(actor, position.jobId, session);
  const leads =
    membership !== null &&
    [position.supervisorCompanyUserId, position.backupSupervisorId].some((one) =>
      one?.equals(membership._id),
    );
  const job =
    seen ??
    (leads ? (await jobsById([position.jobId], session)).get(position.jobId.toHexString()) : null);
  if (!job) throw new AppError('NOT_FOUND');
  return { position, job };
}

export const readClientSeat: Service<typeof clientSeatEndpoints.read> = async (
  { actor },
  { params },
) => showClientSeat(await findClientSeat(actor, params.id), null);

/**
 * Sets the supervisor of a position; the contractor, both supervisors and the agency are notified.
 */
export const setClientSupervisor: Service<typeof clientSeatEndpoints.setSupervisor> = (
  ctx,
  { params, body: { version, supervisorCompanyUserId, backupSupervisorId, from } },
) =>
  transactShown(ctx, {
    find: (session) => findClientSeat(ctx.actor, params.id, session),
    change: async (tx, found) => {
      if (isGone(found.position))
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: found.position.status },
        });
      await requireNotLeft(found.position, tx.session);
      const position = await superviseSeat(tx, found, version, {
        from,
        supervisorCompanyUserId: new Types.ObjectId(supervisorCompanyUserId),
        backupSupervisorId: backupSupervisorId ? new Types.ObjectId(backupSupervisorId) : null,
      });
      return { ...found, position };
    },
    show: showClientSeat,
  });

async function showClientSeat(
  { position, job }: FoundPosition,
  session: ClientSession | null,
): Promise<ClientSeat> {
  const { supervisorCompanyUserId, backupSupervisorId } = position;
  const choices = await supervisorsOf(position.companyId, session);
  const placement = await placementOnSeat(position._id, session);
  const pending = placement?.pendingSupervision ?? null;
  const nextId = pending?.supervisorCompanyUserId ?? null;
  const known = await supervisorsById(
    [supervisorCompanyUserId, backupSupervisorId, nextId],
    session,
  );
  const candidates = await candidatesById(placement ? [placement.candidateId] : []);
  const candidate = placement && candidates.get(placement.candidateId.toHexString());
  const show = (id: Types.ObjectId | null) => {
    const found = known.get(id?.toHexString() ?? '');
    if (!found) return null;
    const { name, title, eligible } = found;
    return { id: found.id.toHexString(), name, title, eligible };
  };
  return {
    id: position._id.toHexString(),
    label: position.label,
    jobTitle: job.title,
    status: position.status,
    contractor:
      placement && candidate ? { name: candidate.name, startDate: placement.startDate } : null,
    supervisor: show(supervisorCompanyUserId),
    backup: show(backupSupervisorId),
    next: pending && { supervisor: show(nextId), from: pending.from },
    choices: choices.map(({ id, name, title }) => ({ id: id.toHexString(), name, title })),
    mayChange: !isGone(position) && !(position.status === 'filled' && !placement),
    version: position.version,
  };
}
