import {
  isLivePlacement,
  isThinMargin,
  marginOf,
  periodOn,
  type PlacementRisk,
} from '@muster/contracts';
import { addDays, daysBetween, today } from '../../../db/calendar-day.ts';
import type { Placement, PlacementRate } from '../../../records/placements/placement.model.ts';

const soonDays = 30;

/**
 * Returns the number of days from `day` until the end, negative after the end; null without an end.
 */
export const daysUntil = (end: string | null, day: string): number | null =>
  end === null ? null : daysBetween(day, end);

/** Returns the rate on a day; before the first day, the future one. */
export const rateOn = (
  { rates }: Pick<Placement, 'rates'>,
  day: string,
): PlacementRate | undefined =>
  periodOn(rates, day) ?? (rates[0] && day < rates[0].effectiveFrom ? rates[0] : rates.at(-1));

export const marginAt = (placement: Placement, day: string): number | null => {
  const rate = rateOn(placement, day);
  return rate ? marginOf(rate.pay, rate.bill, { hoursPerWeek: placement.hoursPerWeek }) : null;
};

interface Seen {
  /** Whether the reader may know of margins. */
  margin: boolean;
  hasSupervisor: boolean;
  /** Whether the candidate has another live placement. */
  hasAnother: boolean;
  day?: string;
}

/** Returns the risks that need attention now. */
export function risksOf(
  placement: Placement,
  { margin, hasSupervisor, hasAnother, day = today() }: Seen,
): PlacementRisk[] {
  const { status, startDate, plannedEndDate: end } = placement;
  const isLive = isLivePlacement(status);
  const isCurrent = isLive || status === 'pending_start';
  const risks: [PlacementRisk, boolean][] = [
    ['overdue', isLive && end !== null && end < day],
    ['ending_soon', isLive && end !== null && end >= day && end <= addDays(day, soonDays)],
    ['start_due', status === 'pending_start' && startDate <= day],
    ['no_supervisor', isCurrent && !hasSupervisor],
    ['thin_margin', margin && isCurrent && isThinMargin(marginAt(placement, day))],
    ['two_placements', isLive && hasAnother],
  ];
  return risks.flatMap(([risk, holds]) => (holds ? [risk] : []));
}
