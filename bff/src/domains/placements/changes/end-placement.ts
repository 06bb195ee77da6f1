import type { placementEndpoints } from '@muster/contracts';
import { addDays, dayInWords, today } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import {
  keepFromRedeploying,
  placementEnds,
} from '../../candidates/api/changes/placement-status.ts';
import { askToRedeployFrom } from '../../candidates/api/changes/redeploy.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { recountSeats } from '../../../records/positions/seat-counts.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { actOnPlacement } from './act-on-placement.ts';
import { emit } from '../../../outbox/emit.ts';
import { backfillFor } from '../api/backfill.ts';
import { placementEnded } from '../api/placement-events.ts';
import { changePlacement, type PlacementChange } from './change-placement.ts';
import { pauseEnded } from '../../../records/placements/pauses.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';
import { notifyAgreedPay } from '../rates/notify-agreed-pay.ts';
import { notifyPlacement } from './notify-placement.ts';

/** Records the last day, and creates a task for the candidate's owner to place them again. */
export const giveNotice: Service<typeof placementEndpoints.giveNotice> = (
  ctx,
  { params, body: { version, by, endDate, note, shorter, backfill } },
) =>
  actOnPlacement(ctx, params.id, 'placement.manage', async (tx, { placement, job }) => {
    const { after, already } = await changePlacement(tx, placement, {
      action: 'give_notice',
      name: 'placement.give_notice',
      version,
      isRepeat: (current) => current.plannedEndDate === endDate && current.noticeBy === by,
      guard: (current) => {
        if (endDate < today()) throw invalidField('endDate', 'IN_PAST');
        const { plannedEndDate: last, noticeDaysClient, noticeDaysContractor } = current;
        // Work beyond the agreed end takes an extension, which drafts the amendment for both sides.
        if (last && endDate > last) throw invalidField('endDate', 'OUT_OF_RANGE', { max: last });
        const days = by === 'client' ? noticeDaysClient : noticeDaysContractor;
        const soonest = addDays(today(), days);
        // The agreed end holds anyway, however close it is.
        const earliest = last && last < soonest ? last : soonest;
        if (endDate < earliest && !shorter)
          throw invalidField('endDate', 'OUT_OF_RANGE', { min: earliest });
        if (endDate < earliest && !note) throw invalidField('note', 'REQUIRED');
      },
      set: {
        status: 'ending',
        plannedEndDate: endDate,
        noticeBy: by,
        endNote: note,
        endBeforeNotice: placement.plannedEndDate,
      },
    });
    if (already) return after;
    await askToRedeployFrom(tx, after.candidateId, {
      placementId: after._id,
      title: `The contract ends on ${dayInWords(endDate)}: redeploy`,
      dueOn: endDate,
    });
    if (backfill) await backfillFor(tx, job, after);
    await notifyPlacement(tx, after, {
      staff: `${after.number}: {name} leaves on ${dayInWords(endDate)}`,
      others: `The contract ends on ${dayInWords(endDate)}`,
      mail: 'placement_ending',
    });
    return after;
  });

/** Restores the contract's end from before the notice, and allows the alerts for that end again. */
export const withdrawNotice: Service<typeof placementEndpoints.withdrawNotice> = (
  ctx,
  { params, body },
) =>
  actOnPlacement(ctx, params.id, 'placement.manage', async (tx, { placement }) => {
    const { after, already } = await changePlacement(tx, placement, {
      action: 'withdraw_notice',
      name: 'placement.withdraw_notice',
      version: body.version,
      set: {
        status: 'active',
        noticeBy: null,
        endNote: null,
        alertedDays: [],
        ...(placement.pausedFrom && pauseEnded(placement, today())),
        // Older notices did not store the end before them.
        ...(placement.endBeforeNotice !== undefined && {
          plannedEndDate: placement.endBeforeNotice,
        }),
      },
    });
    if (already) return after;
    await keepFromRedeploying(tx, after.candidateId, after._id);
    await notifyPlacement(tx, after, {
      staff: `${after.number}: {name} stays after all`,
      others: 'The notice was taken back: the work goes on',
    });
    return after;
  });

interface Ending {
  reasonId: string;
  note: string | null;
  rehireOk: boolean;
  ratingByClient: number | null;
  backfill: boolean;
}

export const endPlacement: Service<typeof placementEndpoints.end> = (ctx, { params, body }) =>
  actOnPlacement(ctx, params.id, 'placement.manage', (tx, { placement, job }) =>
    endFor(tx, { placement, job }, body, {
      action: 'end',
      name: 'placement.end',
      status: 'ended',
      endDate: body.endDate,
      version: body.version,
      guard: ({ startDate }) => {
        if (body.endDate < startDate) throw invalidField('endDate', 'DATE_ORDER');
        if (body.endDate > today()) throw invalidField('endDate', 'IN_FUTURE');
      },
    }),
  );

/** Ends the work at once. */
export const terminatePlacement: Service<typeof placementEndpoints.terminate> = (
  ctx,
  { params, body },
) =>
  actOnPlacement(ctx, params.id, 'placement.terminate', (tx, { placement, job }) =>
    endFor(tx, { placement, job }, body, {
      action: 'terminate',
      name: 'placement.terminate',
      status: 'terminated',
      endDate: today(),
      version: body.version,
    }),
  );

interface Over extends Pick<PlacementChange, 'action' | 'name' | 'version' | 'guard'> {
  status: 'ended' | 'terminated';
  endDate: string;
}

async function endFor(
  tx: Tx,
  { placement, job }: { placement: Placement; job: Job },
  { reasonId, note, rehireOk, ratingByClient, backfill }: Ending,
  over: Over,
): Promise<Placement> {
  const reason = await chosenReason('placement_end', { reasonId, note }, tx.session);
  return closePlacement(
    tx,
    placement,
    {
      ...over,
      isRepeat: (current) =>
        String(current.endReasonId) === reasonId && current.actualEndDate === over.endDate,
    },
    { endReasonId: reason._id, endNote: note, rehireOk, ratingByClient },
    async (after) => {
      if (backfill) await backfillFor(tx, job, after);
    },
  );
}

/** Ends a placement by its notice when the last day has come without further input. */
export const endOnItsDay = (tx: Tx, placement: Placement): Promise<Placement> =>
  closePlacement(
    tx,
    placement,
    {
      action: 'end',
      name: 'placement.end',
      status: 'ended',
      endDate: placement.plannedEndDate ?? today(),
      version: null,
    },
    {},
  );

async function closePlacement(
  tx: Tx,
  placement: Placement,
  { status, endDate, ...change }: Over & Pick<PlacementChange, 'isRepeat'>,
  facts: Partial<Placement>,
  then: (after: Placement) => Promise<void> = () => Promise.resolve(),
): Promise<Placement> {
  const { after, already } = await changePlacement(tx, placement, {
    ...change,
    set: {
      ...facts,
      status,
      actualEndDate: endDate,
      rates: placement.rates.map((rate) =>
        rate.effectiveTo === null && rate.effectiveFrom <= endDate
          ? { ...rate, effectiveTo: endDate }
          : rate,
      ),
    },
  });
  if (already) return after;
  await then(after);
  await recountSeats(tx, after.jobId);
  emit(tx, placementEnded, { placementId: after._id });
  await notifyAgreedPay(tx, after);
  await placementEnds(tx, after.candidateId, after._id);
  await notifyPlacement(tx, after, {
    staff: `${after.number}: the work of {name} is over`,
    others: `The contract ended on ${dayInWords(endDate)}`,
    mail: 'placement_ending',
  });
  return after;
}
