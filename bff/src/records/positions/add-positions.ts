import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { dayOf } from '../../db/calendar-day.ts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { requireEligible } from '../companies/supervisors.ts';
import type { Job } from '../jobs/job-lookup.ts';
import { liveSeatsOf } from './live-seats.ts';
import { PositionModel, type Position, type SeatRate } from './position.model.ts';
import { recountSeats } from './seat-counts.ts';
import { labelsFor } from './seat-labels.ts';

/** A seat to be added; omitted fields come from the job or are set later. */
export interface NewSeat {
  label?: string | null;
  targetStart?: string | null;
  supervisorCompanyUserId?: Types.ObjectId | null;
  backupSupervisorId?: Types.ObjectId | null;
  billRate?: SeatRate | null;
  costCentre?: string | null;
  poNumber?: string | null;
  backfillForPlacementId?: Types.ObjectId | null;
}

/** Job states in which no more candidates are needed. */
const over: readonly Job['status'][] = ['closed', 'cancelled'];

/**
 * Adds seats to a job, labelled `{title} #n` unless given, and updates its figures; a filled job
 * opens again.
 * @throws AppError JOB_NOT_OPEN, POSITION_LIMIT, SUPERVISOR_NOT_ELIGIBLE, VALIDATION_FAILED
 */
export async function addPositions(
  tx: Tx,
  job: Pick<Job, '_id' | 'companyId' | 'title' | 'status'>,
  seats: readonly NewSeat[],
): Promise<Position[]> {
  const { session } = tx;
  if (over.includes(job.status))
    throw new AppError('JOB_NOT_OPEN', { context: { state: job.status } });
  const there = await PositionModel.find(
    { jobId: job._id, deletedAt: null },
    { label: 1 },
    { session },
  ).lean();
  const live = (await liveSeatsOf(job._id, session)).length;
  if (live + seats.length > limits.position.perJob)
    throw new AppError('POSITION_LIMIT', { context: { limit: limits.position.perJob } });
  for (const seat of seats) await requireEligible(job.companyId, seat, session);
  const labels = labelsFor(
    job.title,
    there.map(({ label }) => label),
    seats.map(({ label }) => label),
  );
  const added: Position[] = [];
  for (const [index, seat] of seats.entries())
    added.push(await addSeat(tx, job, { ...seat, label: labels[index] ?? job.title }));
  await recountSeats(tx, job._id);
  return added;
}

async function addSeat(
  tx: Tx,
  { _id: jobId, companyId }: Pick<Job, '_id' | 'companyId'>,
  { label, ...seat }: NewSeat & { label: string },
): Promise<Position> {
  const [made] = await PositionModel.create(
    [
      {
        _id: new Types.ObjectId(),
        ...seat,
        jobId,
        companyId,
        label,
        labelKey: foldText(label),
        openedOn: dayOf(tx.at),
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!made) throw new Error('The position was not written');
  const position = made.toObject<Position>();
  await audit(tx, {
    action: 'position.add',
    entity: 'position',
    entityId: position._id,
    changes: changesBetween<Position>(null, position, [
      'label',
      'supervisorCompanyUserId',
      'targetStart',
      'billRate',
    ]),
  });
  return position;
}
