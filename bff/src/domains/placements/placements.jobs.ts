import { hourMs, limits } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { addDays, dayInWords, dayOf, daysBetween } from '../../db/calendar-day.ts';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { beginWork } from './start/begin-work.ts';
import { endOnItsDay } from './changes/end-placement.ts';
import { PlacementModel, type Placement } from './placement.model.ts';
import { notifyPlacement, type Telling } from './changes/notify-placement.ts';

const batch = 200;
const live: Placement['status'][] = ['active', 'paused', 'ending'];

/** Begins the work whose day has come and that two people agreed to; how many. */
export async function startDue(signal: AbortSignal, now = new Date()): Promise<number> {
  const day = dayOf(now);
  return each(
    signal,
    { status: 'pending_start', startDate: { $lte: day } },
    async (tx, row) => {
      await beginWork(tx, row, null);
      return 1;
    },
    (tx, row) =>
      alert(tx, row, 0, {
        staff: `${row.number}: {name} was to start on ${dayInWords(row.startDate)}`,
        others: null,
      }),
  );
}

/** Ends the work whose notice has run out; one without notice goes on, and is shown as overdue. */
export const endDue = (signal: AbortSignal, now = new Date()): Promise<number> =>
  each(signal, { status: 'ending', endKey: { $lt: dayOf(now) } }, async (tx, row) => {
    await endOnItsDay(tx, row);
    return 1;
  });

/** Tells of ends that come near, once for each of the days, the nearest one; how many. */
export async function notifyOfEnds(signal: AbortSignal, now = new Date()): Promise<number> {
  const day = dayOf(now);
  const furthest = Math.max(...limits.placement.endAlertDays);
  const near = { status: { $in: live }, endKey: { $lte: addDays(day, furthest) } };
  return each(signal, near, async (tx, row) => {
    const end = row.plannedEndDate;
    if (!end) return 0;
    const daysLeft = daysBetween(day, end);
    const due =
      daysLeft < 0
        ? 0
        : Math.min(...limits.placement.endAlertDays.filter((days) => days >= daysLeft));
    if (row.alertedDays.some((days) => days <= due)) return 0;
    await alert(tx, row, due, {
      // One that runs on past its end is the agency's to settle.
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
  });
}

/** Says something once, and keeps that it was said. */
async function alert(tx: Tx, row: Placement, days: number, telling: Telling): Promise<void> {
  if (row.alertedDays.includes(days)) return;
  await PlacementModel.updateOne(
    { _id: row._id },
    { $addToSet: { alertedDays: days } },
    { session: tx.session },
  );
  await notifyPlacement(tx, row, telling);
}

/** Looks after each of these placements in a transaction of its own, as it stands by then. */
async function each(
  signal: AbortSignal,
  filter: QueryFilter<Placement>,
  work: (tx: Tx, row: Placement) => Promise<number>,
  refused: (tx: Tx, row: Placement) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const due = await PlacementModel.find(filter, { _id: 1 })
    .sort({ _id: 1 })
    .limit(batch)
    .lean<Pick<Placement, '_id'>[]>();
  let done = 0;
  for (const { _id } of due) {
    if (signal.aborted) break;
    const inTurn = <T>(then: (tx: Tx, row: Placement) => Promise<T>) =>
      transact(systemContext(`placement:${_id.toHexString()}`), async (tx) => {
        const row = await PlacementModel.findOne({ $and: [{ _id }, filter] }, null, {
          session: tx.session,
        }).lean<Placement>();
        return row ? then(tx, row) : null;
      });
    try {
      done += (await inTurn(work)) ?? 0;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await inTurn(refused);
    }
  }
  return done;
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
    name: 'placements.alert',
    everyMs: 6 * hourMs,
    run: async ({ signal }) => void (await notifyOfEnds(signal)),
  },
];
