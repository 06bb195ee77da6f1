import { hourMs, limits } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { addDays, dayInWords, dayOf, daysBetween } from '../../db/calendar-day.ts';
import { raiseVersion } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { superviseBy } from './api/supervise.ts';
import { beginWork } from './start/begin-work.ts';
import { endOnItsDay } from './changes/end-placement.ts';
import { PlacementModel, type Placement } from '../../records/placements/placement.model.ts';
import { notifyPlacement, type Telling } from './changes/notify-placement.ts';

const live: Placement['status'][] = ['active', 'paused', 'ending'];

/** Starts due work that two users approved; returns the number. */
export async function startDue(signal: AbortSignal, now = new Date()): Promise<number> {
  const day = dayOf(now);
  return eachDue<Placement>(
    PlacementModel,
    { status: 'pending_start', startDate: { $lte: day } },
    {
      as: 'placements.start',
      signal,
      work: async (tx, row) => {
        await beginWork(tx, row, null);
        return 1;
      },
      refused: (tx, row) =>
        alert(tx, row, 0, {
          staff: `${row.number}: {name} was to start on ${dayInWords(row.startDate)}`,
          others: null,
        }),
    },
  );
}

/** Ends work whose notice has run out; work without notice continues, and is shown as overdue. */
export const endDue = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<Placement>(
    PlacementModel,
    { status: 'ending', endKey: { $lt: dayOf(now) } },
    {
      as: 'placements.end',
      signal,
      work: async (tx, row) => {
        await endOnItsDay(tx, row);
        return 1;
      },
    },
  );

/**
 * Notifies users of approaching ends, once for each of the alert days, the nearest one; returns the
 * number.
 */
export async function notifyOfEnds(signal: AbortSignal, now = new Date()): Promise<number> {
  const day = dayOf(now);
  const furthest = Math.max(...limits.placement.endAlertDays);
  const near: QueryFilter<Placement> = {
    status: { $in: live },
    endKey: { $lte: addDays(day, furthest) },
  };
  const tell = async (tx: Tx, row: Placement): Promise<0 | 1> => {
    const end = row.plannedEndDate;
    if (!end) return 0;
    const daysLeft = daysBetween(day, end);
    const due =
      daysLeft < 0
        ? 0
        : Math.min(...limits.placement.endAlertDays.filter((days) => days >= daysLeft));
    // Before the end of the contract, 0 means that an alert about a delayed start was sent.
    const isTold = (days: number) => days <= due && (days > 0 || daysLeft < 0);
    if (row.alertedDays.some(isTold)) return 0;
    await alert(tx, row, due, {
      // The agency has to settle a placement that continues past its end.
      ...(daysLeft < 0
        ? {
            staff: `${row.number}: the contract of {name} ended on ${dayInWords(end)}: extend or end it`,
            others: null,
          }
        : {
            staff: `${row.number}: the contract of {name} ends on ${dayInWords(end)}`,
            others: `The contract ends on ${dayInWords(end)}`,
          }),
      mail: 'placement_ending',
    });
    return 1;
  };
  return eachDue(PlacementModel, near, { as: 'placements.ends', signal, work: tell });
}

/** Applies due changes of supervisors; returns the number. */
export const superviseDue = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<Placement>(
    PlacementModel,
    {
      status: { $in: ['pending_start', ...live] },
      'pendingSupervision.from': { $lte: dayOf(now) },
    },
    {
      as: 'placements.supervise',
      signal,
      work: async (tx, row) => {
        if (!row.pendingSupervision) return 0;
        const { supervisorCompanyUserId, backupSupervisorId } = row.pendingSupervision;
        await superviseBy(tx, row, null, { supervisorCompanyUserId, backupSupervisorId });
        return 1;
      },
      // The future supervisor is no longer eligible: the former one continues, and the agency
      // settles it.
      refused: async (tx, row) => {
        await PlacementModel.updateOne(
          { _id: row._id },
          raiseVersion({ $set: { pendingSupervision: null } }),
          { session: tx.session },
        );
        await notifyPlacement(tx, row, {
          staff: `${row.number}: who was to supervise {name} can no longer do so: choose another person`,
          others: null,
        });
      },
    },
  );

/** Sends an alert once, and records it. */
async function alert(tx: Tx, row: Placement, days: number, telling: Telling): Promise<void> {
  if (row.alertedDays.includes(days)) return;
  await PlacementModel.updateOne(
    { _id: row._id },
    { $addToSet: { alertedDays: days } },
    { session: tx.session },
  );
  await notifyPlacement(tx, row, telling);
}

export const placementJobs: readonly JobDefinition[] = [
  {
    name: 'placements.start',
    everyMs: hourMs,
    run: async ({ signal }) => void (await startDue(signal)),
  },
  {
    name: 'placements.end',
    everyMs: hourMs,
    run: async ({ signal }) => void (await endDue(signal)),
  },
  {
    name: 'placements.supervise',
    everyMs: hourMs,
    run: async ({ signal }) => void (await superviseDue(signal)),
  },
  {
    name: 'placements.alert',
    everyMs: 6 * hourMs,
    run: async ({ signal }) => void (await notifyOfEnds(signal)),
  },
];
