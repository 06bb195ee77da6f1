import {
  canTransition,
  endedPlacementStates,
  fromMinorUnits,
  limits,
  positionMachine,
  type PositionActionName,
  type Positions,
  type Position as ShownPosition,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { visibleCandidates } from '../../records/candidates/candidate-names.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import {
  supervisorIds,
  supervisorsById,
  type Supervisor,
} from '../../records/companies/supervisors.ts';
import type { Job } from '../../records/jobs/job-lookup.ts';
import { placementsOfSeats } from '../../records/placements/seat-placements.ts';
import { applicationPeople } from '../../records/applications/application-lookup.ts';
import { reasonLabels } from '../reasons/api/reasons.ts';
import { liveSeatsOf } from '../../records/positions/live-seats.ts';
import { PositionModel, type Position } from '../../records/positions/position.model.ts';
import { reaches } from '../../records/positions/positions.policy.ts';

/** Returns the positions of a job as their reader may see them. */
export async function showPositions(
  actor: Actor,
  job: Job,
  session: ClientSession | null = null,
): Promise<Positions> {
  const found = await PositionModel.find({ jobId: job._id, deletedAt: null }, null, { session })
    .sort({ _id: 1 })
    .lean();
  const seats = found.toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));
  const counted = new Set((await liveSeatsOf(job._id, session)).map(({ _id }) => String(_id)));
  const live = seats.filter(({ _id }) => counted.has(String(_id)));
  const left = seats.filter(
    ({ _id, status }) => status !== 'cancelled' && !counted.has(String(_id)),
  );
  const cancelled = seats.filter(({ status }) => status === 'cancelled');
  const companies = await companyNames([job.companyId], session);
  return {
    job: {
      id: job._id.toHexString(),
      number: job.number,
      title: job.title,
      status: job.status,
      company: {
        id: job.companyId.toHexString(),
        name: companies.get(job.companyId.toHexString()) ?? '',
      },
    },
    data: await showSeats(actor, job, [...live, ...left, ...cancelled], session),
    total: live.length,
    filled: live.filter(({ status }) => status === 'filled').length,
    mayAdd: reaches(actor, 'position.manage', job) && !['closed', 'cancelled'].includes(job.status),
  };
}

/** Returns one position of a job. */
export async function showPosition(
  actor: Actor,
  { position, job }: { position: Position; job: Job },
  session: ClientSession | null = null,
): Promise<ShownPosition> {
  const [shown] = await showSeats(actor, job, [position], session);
  if (!shown) throw new Error('The position was not shown');
  return shown;
}

async function showSeats(
  actor: Actor,
  job: Job,
  seats: readonly Position[],
  session: ClientSession | null,
): Promise<ShownPosition[]> {
  const supervisors = await supervisorsById(seats.flatMap(supervisorIds), session);
  const reasons = await reasonLabels(
    seats.map(({ cancelReasonId }) => cancelReasonId),
    session,
  );
  const { bySeat, byId } = await placementsOfSeats(seats, session);
  const applicants = await applicationPeople(
    seats.flatMap(({ reservedApplicationId }) => reservedApplicationId ?? []),
    session,
  );
  const people = await visibleCandidates(
    [actor],
    [...[...bySeat.values()].map(({ candidateId }) => candidateId), ...applicants.values()],
  );
  const replaced = await replacedPlacements(job, session);
  const withRate = reaches(actor, 'job.readBillRate', job);
  return seats.map((seat) => {
    const placement = bySeat.get(seat._id.toHexString());
    const applicationId = seat.reservedApplicationId?.toHexString() ?? null;
    const candidateId =
      placement?.candidateId ?? (applicationId ? applicants.get(applicationId) : undefined);
    const candidate = candidateId && people.get(candidateId.toHexString());
    const before = seat.backfillForPlacementId && byId.get(String(seat.backfillForPlacementId));
    const hasEnded = seat.status === 'filled' && placement !== undefined && isEnded(placement);
    const isOccupied = seat.status === 'reserved' || seat.status === 'filled';
    return {
      id: seat._id.toHexString(),
      jobId: seat.jobId.toHexString(),
      label: seat.label,
      status: seat.status,
      supervisor: supervisorOf(supervisors, seat.supervisorCompanyUserId),
      backupSupervisor: supervisorOf(supervisors, seat.backupSupervisorId),
      openedOn: seat.openedOn,
      targetStart: seat.targetStart,
      filledOn: seat.filledOn,
      cancelledOn: seat.cancelledOn,
      endedOn: hasEnded ? (placement.actualEndDate ?? placement.plannedEndDate) : null,
      cancelReason: seat.cancelReasonId
        ? (reasons.get(seat.cancelReasonId.toHexString()) ?? null)
        : null,
      cancelNote: seat.cancelNote,
      restorableUntil: seat.status === 'cancelled' ? restorableUntil(seat).toISOString() : null,
      occupant: isOccupied
        ? {
            applicationId,
            candidate:
              candidateId && candidate ? { id: candidateId.toHexString(), ...candidate } : null,
            placement: placement
              ? {
                  id: placement._id.toHexString(),
                  number: placement.number,
                  status: placement.status,
                  startDate: placement.startDate,
                  plannedEndDate: placement.plannedEndDate,
                }
              : null,
          }
        : null,
      backfillFor: before ? { id: before._id.toHexString(), number: before.number } : null,
      ...(withRate && {
        billRate: seat.billRate && {
          amount: fromMinorUnits(seat.billRate.amountMinor),
          currency: seat.billRate.currency,
          unit: seat.billRate.unit,
        },
      }),
      costCentre: seat.costCentre,
      poNumber: seat.poNumber,
      version: seat.version,
      allowedActions: allowedActions(actor, job, seat, {
        hasEnded,
        isReplaced: seat.placementId !== null && replaced.has(String(seat.placementId)),
      }),
    };
  });
}

/** Returns until when a cancelled position can be restored. */
export const restorableUntil = ({ cancelledOn, updatedAt }: Position): Date =>
  new Date((cancelledOn ? Date.parse(cancelledOn) : updatedAt.getTime()) + limits.position.restore);

const ended: ReadonlySet<string> = new Set(endedPlacementStates);
const isEnded = ({ status }: { status: string }): boolean => ended.has(status);

/** Returns placements whose work another position of the job continues: each is backfilled once. */
async function replacedPlacements(
  { _id: jobId }: Job,
  session: ClientSession | null,
): Promise<ReadonlySet<string>> {
  const ids: Types.ObjectId[] = await PositionModel.distinct('backfillForPlacementId', {
    jobId,
    deletedAt: null,
    status: { $ne: 'cancelled' },
    backfillForPlacementId: { $ne: null },
  }).session(session);
  return new Set(ids.map(String));
}

function allowedActions(
  actor: Actor,
  job: Job,
  seat: Position,
  { hasEnded, isReplaced }: { hasEnded: boolean; isReplaced: boolean },
): PositionActionName[] {
  const may = (permission: Parameters<typeof reaches>[1]) => reaches(actor, permission, job);
  const can = (action: keyof typeof positionMachine.transitions) =>
    canTransition(positionMachine, seat.status, action);
  const isLive = seat.status !== 'cancelled' && !hasEnded;
  const isOver = job.status === 'closed' || job.status === 'cancelled';
  const rules: [PositionActionName, boolean][] = [
    ['edit', isLive && may('position.manage')],
    ['edit_supervisor', isLive && may('position.editSupervisor')],
    ['hold', can('hold') && may('position.manage')],
    ['resume', can('resume') && may('position.manage')],
    ['cancel', can('cancel') && may('position.cancel')],
    [
      'restore',
      can('restore') && !isOver && may('position.cancel') && restorableUntil(seat) >= new Date(),
    ],
    ['delete', seat.status === 'open' && !seat.everUsed && may('position.cancel')],
    ['backfill', seat.status === 'filled' && !isReplaced && !isOver && may('position.manage')],
  ];
  return rules.flatMap(([action, holds]) => (holds ? [action] : []));
}

const supervisorOf = (supervisors: ReadonlyMap<string, Supervisor>, id: Types.ObjectId | null) => {
  const found = id && supervisors.get(id.toHexString());
  return found
    ? { id: found.id.toHexString(), name: found.name, title: found.title, eligible: found.eligible }
    : null;
};
