import type { placementEndpoints } from '@muster/contracts';
import { addDays, dayInWords, dayOf, daysBetween } from '../../../db/calendar-day.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { requestApproval } from '../../approvals/api/approvals.ts';
import { actOnPlacement } from '../changes/act-on-placement.ts';
import { beginWork, requireSupervisor } from './begin-work.ts';
import { changePlacement, requireState } from '../changes/change-placement.ts';
import { startApproval } from './start-approval.ts';
import { notifyPlacement } from '../changes/notify-placement.ts';

/**
 * Starts the work, or requests approval: without a signed contract and a verified legal identity a
 * single user cannot start it.
 */
export const startPlacement: Service<typeof placementEndpoints.start> = (ctx, { params, body }) =>
  actOnPlacement(ctx, params.id, 'placement.manage', async (tx, { placement }) => {
    if (!placement.waiver && body.waiverReason !== null) {
      requireState(placement, 'start');
      await requireSupervisor(tx, placement);
      await requestApproval(tx, startApproval, {
        subjectId: placement._id,
        payload: { reason: body.waiverReason },
        reason: body.waiverReason,
      });
      return placement;
    }
    return beginWork(tx, placement, body.version);
  });

/** Moves the first day, and with it the first rate and the days of the onboarding. */
export const changeStart: Service<typeof placementEndpoints.changeStart> = (
  ctx,
  { params, body: { version, startDate } },
) =>
  actOnPlacement(ctx, params.id, 'placement.manage', async (tx, { placement }) => {
    const shift = daysBetween(placement.startDate, startDate);
    const { after, already } = await changePlacement(tx, placement, {
      action: 'change_start',
      name: 'placement.change_start',
      version,
      isRepeat: (current) => current.startDate === startDate,
      guard: ({ plannedEndDate, createdAt }) => {
        if (plannedEndDate && startDate >= plannedEndDate)
          throw invalidField('startDate', 'DATE_ORDER');
        if (startDate < addDays(dayOf(createdAt), -earliestDays))
          throw invalidField('startDate', 'IN_PAST');
      },
      set: {
        startDate,
        alertedDays: [],
        rates: placement.rates.map((rate, index) =>
          index === 0 ? { ...rate, effectiveFrom: startDate } : rate,
        ),
        checklist: placement.checklist.map((item) => ({
          ...item,
          dueDate: item.dueDate && !item.doneAt ? addDays(item.dueDate, shift) : item.dueDate,
        })),
      },
    });
    if (!already)
      await notifyPlacement(tx, after, {
        staff: `${after.number}: {name} starts on ${dayInWords(startDate)}`,
        others: `The first day is now ${dayInWords(startDate)}`,
      });
    return after;
  });

/** Maximum days in the past, for work that began before its contract was entered. */
const earliestDays = 31;
