import { clientDashboardRoutes, href } from '@muster/contracts';
import type { Types } from 'mongoose';
import { today } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { invalidField } from '../../../http/app-error.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { requireEligible, supervisorsById } from '../../../records/companies/supervisors.ts';
import { notify, type Notice } from '../../notifications/api/notify.ts';
import { placementOnSeat, superviseOn } from '../../placements/api/supervise.ts';
import { changePosition } from '../../../records/positions/change-position.ts';
import type { FoundPosition } from '../reading/find-position.ts';
import { PositionModel, type Position } from '../../../records/positions/position.model.ts';
import type { Supervision } from '../../../records/positions/seat-supervisor.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';

const fields = ['supervisorCompanyUserId', 'backupSupervisorId'] as const;
const sameId = (a: Types.ObjectId | null, b: Types.ObjectId | null): boolean =>
  String(a) === String(b);

/**
 * Sets the client's supervisors of a position, and of its placement. Notifies former and new
 * supervisors, and the agency's users.
 * @throws AppError SUPERVISOR_NOT_ELIGIBLE, VERSION_CONFLICT, INVALID_TRANSITION
 */
export async function superviseSeat(
  tx: Tx,
  { position, job }: FoundPosition,
  version: number | null,
  { from = null, ...supervision }: Supervision & { from?: string | null },
): Promise<Position> {
  const placement = await placementOnSeat(position._id, tx.session);
  const isSame = fields.every((field) => sameId(position[field], supervision[field]));
  if (isSame && !placement?.pendingSupervision) return position;
  if (version !== null && version !== position.version)
    throw versionConflict(position, [...fields]);
  await requireEligible(position.companyId, supervision, tx.session);
  if (placement) {
    await superviseOn(tx, placement, null, { ...supervision, from });
    return (
      (await PositionModel.findById(position._id, null, {
        session: tx.session,
      }).lean()) ?? position
    );
  }
  // Nobody works there yet, so there is no later day to wait for.
  if (from && from > today()) throw invalidField('from', 'NOT_ALLOWED');
  const after = await changePosition(tx, position, {
    action: null,
    name: 'position.set_supervisor',
    version: null,
    isRepeat: () => false,
    paths: fields,
    set: supervision,
  });
  await notifyOfSupervision(tx, { position, job }, supervision);
  return after;
}

/** Notifies former and new supervisors of the client, and the client's responsible user. */
async function notifyOfSupervision(
  tx: Tx,
  { position, job }: FoundPosition,
  { supervisorCompanyUserId }: Supervision,
): Promise<void> {
  const supervisors = await supervisorsById(
    [position.supervisorCompanyUserId, supervisorCompanyUserId],
    tx.session,
  );
  const letter =
    (news: string, path: string): Notice['letter'] =>
    ({ userId, email, firstName }, when) =>
      sendMail(tx, {
        template: 'placement_start',
        to: email,
        userId,
        subject: { type: 'job', id: job._id },
        variables: {
          firstName,
          news,
          path,
          agencyName: agencyName(),
          contract: `on the seat “${position.label}” of ${calledInNotices(job)}`,
        },
        ...when,
      });
  const toClient = `Who supervises “${position.label}” has changed`;
  await notify(tx, {
    topic: 'placement',
    userIds: [...supervisors.values()].map(({ userId }) => userId),
    title: toClient,
    letter: letter(toClient, href(clientDashboardRoutes.dashboard)),
  });
  const toManager = `“${position.label}” has another supervisor`;
  const link = `/jobs/${job._id.toHexString()}/positions`;
  await notify(tx, {
    topic: 'placement',
    userIds: [job.accountManagerId],
    title: toManager,
    link,
    letter: letter(toManager, link),
  });
}
