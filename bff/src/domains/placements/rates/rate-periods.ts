import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { addDays, dayInWords } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { ApprovedRequest } from '../../../approvals/approval-kind.ts';
import { changePlacement, requireState } from '../changes/change-placement.ts';
import {
  PlacementModel,
  type Placement,
  type PlacementMoney,
  type PlacementRate,
} from '../../../records/placements/placement.model.ts';
import { notifyAgreedPay } from './notify-agreed-pay.ts';
import { notifyPlacement } from '../changes/notify-placement.ts';

/** Requested rates. */
export interface AskedRate {
  pay: PlacementMoney;
  bill: PlacementMoney;
  overtimeMultiplier: number;
  effectiveFrom: string;
}

/** Applies an approved change: the previous period ends the day before. */
export async function changeRate(
  tx: Tx,
  { subjectId, payload, reason, actor }: ApprovedRequest<AskedRate>,
): Promise<void> {
  const placement = await PlacementModel.findById(subjectId, null, {
    session: tx.session,
  }).lean();
  if (!placement) throw new AppError('NOT_FOUND');
  const { effectiveFrom, pay, bill, overtimeMultiplier } = payload;
  requireState(placement, 'change_rate');
  const { after } = await changePlacement(tx, placement, {
    action: 'change_rate',
    name: 'placement.change_rate',
    version: null,
    isRepeat: () => false,
    set: {
      rates: [
        ...periodsWith(placement, effectiveFrom),
        {
          _id: new Types.ObjectId(),
          pay,
          bill,
          overtimeMultiplier,
          effectiveFrom,
          effectiveTo: null,
          approvedBy: actor.userId,
          reason: reason.slice(0, limits.placement.rateReason),
        },
      ],
    },
  });
  await notifyAgreedPay(tx, after);
  await notifyPlacement(tx, after, {
    staff: `${after.number}: the rates of {name} change on ${dayInWords(effectiveFrom)}`,
    others: `The rates of the contract change on ${dayInWords(effectiveFrom)}`,
    mail: 'rate_changed',
  });
}

/**
 * Returns the periods, with the last one ended before a new one begins. Periods never overlap and
 * leave no gap.
 * @throws AppError RATE_PERIOD_LOCKED for a day whose hours are approved, RATE_PERIOD_OVERLAP for
 *   a day on or before the begin of the last one,
 * VALIDATION_FAILED for one before the first day or after the last
 */
export function periodsWith(
  {
    rates,
    startDate,
    plannedEndDate,
    ratesClosedUntil = null,
  }: Pick<Placement, 'rates' | 'startDate' | 'plannedEndDate' | 'ratesClosedUntil'>,
  effectiveFrom: string,
): PlacementRate[] {
  if (effectiveFrom < startDate) throw invalidField('effectiveFrom', 'DATE_ORDER');
  if (plannedEndDate && effectiveFrom > plannedEndDate)
    throw invalidField('effectiveFrom', 'OUT_OF_RANGE', { max: plannedEndDate });
  if (ratesClosedUntil && effectiveFrom <= ratesClosedUntil)
    throw new AppError('RATE_PERIOD_LOCKED', { context: { until: ratesClosedUntil } });
  const last = rates.at(-1);
  if (last && effectiveFrom <= last.effectiveFrom)
    throw new AppError('RATE_PERIOD_OVERLAP', { context: { from: last.effectiveFrom } });
  return rates.map((rate) =>
    rate.effectiveTo === null || rate.effectiveTo >= effectiveFrom
      ? { ...rate, effectiveTo: addDays(effectiveFrom, -1) }
      : rate,
  );
}
