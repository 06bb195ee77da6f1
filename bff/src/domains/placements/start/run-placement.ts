import type { placementEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { dayInWords, today } from '../../../db/calendar-day.ts';
import { AppError, fieldError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { actOnPlacement } from '../changes/act-on-placement.ts';
import { changePlacement } from '../changes/change-placement.ts';
import { pauseEnded } from '../../../records/placements/pauses.ts';
import { superviseOn } from '../api/supervise.ts';
import { draftExtension } from './placement-papers.ts';
import { notifyPlacement } from '../changes/notify-placement.ts';

/** Pauses the work, until it is resumed manually. */
export const pausePlacement: Service<typeof placementEndpoints.pause> = (
  ctx,
  { params, body: { version, from, until } },
) =>
  actOnPlacement(ctx, params.id, 'placement.manage', async (tx, { placement }) => {
    const { pastPauses } = pauseEnded(placement, from);
    const lastRested = pastPauses.at(-1)?.until;
    const { after, already } = await changePlacement(tx, placement, {
      action: 'pause',
      name: 'placement.pause',
      version,
      isRepeat: ({ pausedFrom, pausedUntil }) => pausedFrom === from && pausedUntil === until,
      guard: ({ startDate, plannedEndDate }) => {
        if (from < startDate || (plannedEndDate && from > plannedEndDate))
          throw invalidField('from', 'OUT_OF_RANGE');
        if (from > today()) throw invalidField('from', 'IN_FUTURE');
        if (lastRested && from <= lastRested)
          throw invalidField('from', 'PERIOD_OVERLAP', { date: lastRested });
      },
      set: { status: 'paused', pausedFrom: from, pausedUntil: until, pastPauses },
    });
    const toItsEnd = until ? ` until ${dayInWords(until)}` : '';
    if (!already)
      await notifyPlacement(tx, after, {
        staff: `${after.number}: the work of {name} rests${toItsEnd}`,
        others: `The work rests from ${dayInWords(from)}${toItsEnd}`,
      });
    return after;
  });

export const resumePlacement: Service<typeof placementEndpoints.resume> = (ctx, { params, body }) =>
  actOnPlacement(ctx, params.id, 'placement.manage', async (tx, { placement }) => {
    const { after, already } = await changePlacement(tx, placement, {
      action: 'resume',
      name: 'placement.resume',
      version: body.version,
      set: { status: 'active', ...pauseEnded(placement, today()) },
    });
    if (!already)
      await notifyPlacement(tx, after, {
        staff: `${after.number}: the work of {name} goes on`,
        others: 'The work goes on',
      });
    return after;
  });

/** Extends the end; reminders are sent again as the new end approaches. */
export const extendPlacement: Service<typeof placementEndpoints.extend> = (
  ctx,
  { params, body: { version, plannedEndDate } },
) =>
  actOnPlacement(ctx, params.id, 'placement.manage', async (tx, { placement }) => {
    const { after, already } = await changePlacement(tx, placement, {
      action: 'extend',
      name: 'placement.extend',
      version,
      isRepeat: (current) => current.plannedEndDate === plannedEndDate,
      guard: ({ plannedEndDate: before, startDate }) => {
        if (plannedEndDate <= (before ?? startDate))
          throw invalidField('plannedEndDate', 'DATE_ORDER');
        if (plannedEndDate < today()) throw invalidField('plannedEndDate', 'IN_PAST');
      },
      set: { plannedEndDate, alertedDays: [] },
    });
    if (already) return after;
    await draftExtension(tx, after);
    await notifyPlacement(tx, after, {
      staff: `${after.number}: {name} stays until ${dayInWords(plannedEndDate)}`,
      others: `The contract was extended until ${dayInWords(plannedEndDate)}`,
    });
    return after;
  });

export const changeSupervisor: Service<typeof placementEndpoints.changeSupervisor> = (
  ctx,
  { params, body: { version, supervisorCompanyUserId, backupSupervisorId, from } },
) =>
  actOnPlacement(ctx, params.id, 'placement.manage', (tx, { placement }) =>
    superviseOn(tx, placement, version, {
      from,
      supervisorCompanyUserId: new Types.ObjectId(supervisorCompanyUserId),
      backupSupervisorId: backupSupervisorId ? new Types.ObjectId(backupSupervisorId) : null,
    }),
  );

/** Ticks a step of the onboarding, or removes the tick. */
export const checkItem: Service<typeof placementEndpoints.checkItem> = (
  ctx,
  { params, body: { version, key, done } },
) =>
  actOnPlacement(ctx, params.id, 'placement.manage', async (tx, { placement }) => {
    const item = placement.checklist.find((one) => one.key === key);
    if (!item)
      throw new AppError('VALIDATION_FAILED', { fields: [fieldError('key', 'NOT_FOUND')] });
    // Already in the requested state, whoever set it.
    if ((item.doneAt !== null) === done) return placement;
    const { after } = await changePlacement(tx, placement, {
      action: null,
      name: 'placement.check_item',
      version,
      isRepeat: () => false,
      set: {
        checklist: placement.checklist.map((one) =>
          one.key === key
            ? { ...one, doneAt: done ? tx.at : null, doneBy: done ? tx.userId : null }
            : one,
        ),
      },
    });
    return after;
  });
