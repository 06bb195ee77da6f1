import { canTransition, jobMachine } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayOf } from '../../db/calendar-day.ts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { versionStamp } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { announceChange } from '../../outbox/record-changed.ts';
import { userIdsOfMembers } from '../companies/company-membership.ts';
import { JobModel, type Job, type JobHoldTime } from './job.model.ts';
import { searchBefore } from './search-before.ts';

/** Seat counts of a job, without cancelled and vacated seats. */
export interface SeatCounts {
  total: number;
  filled: number;
  /** Memberships of the seats' supervisors. */
  supervisorCompanyUserIds: readonly Types.ObjectId[];
}

/**
 * Updates a job's seat counts, and its state with them: the job is filled when all seats are; a
 * filled job with an unfilled seat is open again, with a new opening. Every change of a seat calls
 * this, so concurrent changes of one job conflict on its document.
 */
export async function updateSeats(
  tx: Tx,
  jobId: Types.ObjectId,
  { total, filled, supervisorCompanyUserIds }: SeatCounts,
): Promise<void> {
  const before = await JobModel.findById(jobId, null, { session: tx.session }).lean();
  if (!before) throw new AppError('NOT_FOUND');
  const full = total > 0 && filled === total;
  const fills = full && canTransition(jobMachine, before.status, 'fill');
  // A filled job whose last seat was vacated has nothing to fill: it opens with the next seat.
  const opens = filled < total && before.status === 'filled';
  const day = dayOf(tx.at);
  const after = await JobModel.findByIdAndUpdate(
    jobId,
    {
      $set: {
        positionsCount: total,
        positionsFilled: filled,
        updatedAt: tx.at,
        supervisorIds: await userIdsOfMembers(supervisorCompanyUserIds, tx.session),
        ...(fills && {
          status: 'filled' as const,
          filledAt: tx.at,
          holdSince: null,
          holds: holdsUntil(before, tx.at),
        }),
        ...(opens && { status: 'open' as const, filledAt: null, openedDate: day }),
        ...((fills || opens) && versionStamp(tx, before, ['status'])),
      },
      ...(opens && {
        $push: {
          openings: { date: day, at: tx.at, by: tx.userId, before: searchBefore(before) },
        },
      }),
    },
    { session: tx.session, returnDocument: 'after', runValidators: true },
  ).lean();
  if (!after) throw new AppError('NOT_FOUND');
  if (fills || opens)
    await audit(tx, {
      action: fills ? 'job.fill' : 'job.add_seat',
      entity: 'job',
      entityId: jobId,
      changes: changesBetween<Job>(before, after, ['status', 'openedDate', 'filledAt']),
    });
  announceChange(tx, 'job', jobId);
}

/** Returns the times that a job was on hold, including the one that ends now. */
export const holdsUntil = ({ holds, holdSince }: Job, at: Date): JobHoldTime[] =>
  holdSince ? [...holds, { from: holdSince, to: at }] : holds;
