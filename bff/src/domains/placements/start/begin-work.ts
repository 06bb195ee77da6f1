import { today } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, fieldError, invalidField } from '../../../http/app-error.ts';
import { liveApplicationsOf } from '../../../records/applications/live-applications.ts';
import { placeApplication } from '../../applications/api/contract.ts';
import { placementStarts } from '../../candidates/api/changes/placement-status.ts';
import { supervisorsById } from '../../../records/companies/supervisors.ts';
import { takeUpClient } from '../../companies/api/take-up-client.ts';
import { notify } from '../../notifications/api/notify.ts';
import { fillSeat } from '../../../records/positions/position-seats.ts';
import { changePlacement } from '../changes/change-placement.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';
import { notifyAgreedPay } from '../rates/notify-agreed-pay.ts';
import { arePapersReady } from './papers-ready.ts';
import { notifyPlacement } from '../changes/notify-placement.ts';

/**
 * Starts the first day: fills the position, places the application and the candidate, and puts the
 * candidate's other applications on hold.
 * @throws AppError SECOND_PERSON_REQUIRED, SUPERVISOR_NOT_ELIGIBLE, NO_OPEN_POSITION,
 *   VALIDATION_FAILED before the first day
 */
export async function beginWork(
  tx: Tx,
  placement: Placement,
  version: number | null,
): Promise<Placement> {
  const { after, already } = await changePlacement(tx, placement, {
    action: 'start',
    name: 'placement.start',
    version,
    guard: async (current) => {
      if (current.startDate > today()) throw invalidField('startDate', 'IN_FUTURE');
      await requireSupervisor(tx, current);
      if (!current.waiver && !(await arePapersReady(current.candidateId, tx.session)))
        throw new AppError('SECOND_PERSON_REQUIRED');
    },
    // An alert about the delayed start says nothing about the end.
    set: { status: 'active', alertedDays: [] },
  });
  if (already) return after;
  await takeSeat(tx, after);
  await takeUpClient(tx, after.companyId);
  const others = await otherOwners(tx, after);
  await placementStarts(tx, after.candidateId, after.applicationId);
  await notifyAgreedPay(tx, after);
  await notifyPlacement(tx, after, {
    staff: `${after.number}: {name} has started`,
    others: 'The work has begun: welcome',
  });
  await notify(tx, {
    topic: 'assignment',
    userIds: others,
    title: '{name} is placed elsewhere: your application is on hold',
    link: `/candidates/${after.candidateId.toHexString()}`,
    subject: { type: 'candidate', id: after.candidateId },
  });
  return after;
}

async function takeSeat(
  tx: Tx,
  { _id: placementId, positionId, applicationId, startDate }: Placement,
): Promise<void> {
  if (!positionId || !applicationId) throw new AppError('NO_OPEN_POSITION');
  await fillSeat(tx, { positionId, applicationId, placementId, day: startDate });
  await placeApplication(tx, applicationId);
}

/** Returns the owners of the candidate's applications that wait from now on. */
async function otherOwners(tx: Tx, { candidateId, applicationId }: Placement) {
  const live = await liveApplicationsOf(candidateId, tx.session);
  return live
    .filter(({ _id, onHold }) => !onHold && !applicationId?.equals(_id))
    .map(({ ownerUserId }) => ownerUserId);
}

/** @throws AppError SUPERVISOR_NOT_ELIGIBLE without a client supervisor who may lead now */
export async function requireSupervisor(
  tx: Tx,
  { supervisorCompanyUserId: id, companyId }: Placement,
): Promise<void> {
  const supervisor = id && (await supervisorsById([id], tx.session)).get(id.toHexString());
  if (supervisor?.eligible && supervisor.companyId.equals(companyId)) return;
  throw new AppError('SUPERVISOR_NOT_ELIGIBLE', {
    fields: [fieldError('supervisorCompanyUserId', id ? 'NOT_ALLOWED' : 'REQUIRED')],
  });
}
