import { isLivePlacement } from '@muster/contracts';
import { addDays } from '../../../db/calendar-day.ts';
import { withAgreedPay } from '../../candidates/api/changes/agreed-pay.ts';
import { withDerived } from '../../candidates/demo/with-derived.ts';
import { agreedPayOf } from '../rates/notify-agreed-pay.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

export type HiredFor = Pick<
  Placement,
  'number' | 'status' | 'startDate' | 'plannedEndDate' | 'rates' | 'accountManagerId' | 'createdAt'
> &
  Partial<Pick<Placement, 'actualEndDate'>>;

/** Minimum time between the creation of a candidate and the preparation of the contract. */
const knownBefore = 40 * 86_400_000;

/** Returns a candidate whose record matches these past or present contracts. */
export function hiredPerson(
  candidate: DemoCandidate,
  work: readonly HiredFor[],
  time: DemoTime,
): DemoCandidate {
  const inOrder = work.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  const prepared = Math.min(...work.map(({ createdAt }) => createdAt.getTime()));
  const live = inOrder.filter(({ status }) => isLivePlacement(status));
  const hired = {
    ...candidate,
    createdAt: new Date(Math.min(candidate.createdAt.getTime(), prepared - knownBefore)),
    ...vettedBefore(candidate, prepared),
    rates: inOrder.reduce(
      (rates, placement) =>
        withAgreedPay(rates, agreedPayOf({ actualEndDate: null, ...placement }), {
          at: new Date(`${placement.startDate}T09:00:00Z`),
          by: placement.accountManagerId,
        }),
      candidate.rates,
    ),
    ...(live[0] && { status: 'placed' as const, ...atWork(candidate, live, live[0], time) }),
  };
  return withDerived(hired, time);
}

/** Only vetted candidates get a contract. */
function vettedBefore({ vettingStatus, vettedAt }: DemoCandidate, prepared: number) {
  if (vettingStatus === 'vetted' && vettedAt && vettedAt.getTime() < prepared) return {};
  const at = prepared - knownBefore / 2;
  return {
    vettingStatus: 'vetted' as const,
    vettedAt: new Date(at),
    vettingExpiresAt: new Date(at + 365 * 86_400_000),
  };
}

/**
 * A candidate at work is available after the last contract, and has already left the previous
 * employer.
 */
function atWork(
  { experience }: DemoCandidate,
  live: readonly HiredFor[],
  { startDate }: HiredFor,
  time: DemoTime,
) {
  const ends = live.map(({ plannedEndDate }) => plannedEndDate ?? '9999');
  const last = ends.toSorted().at(-1) ?? '9999';
  const before = addDays(`${startDate.slice(0, 7)}-01`, -1).slice(0, 7);
  return {
    availableFrom: last < '9999' && last >= time.day(0) ? addDays(last, 1) : null,
    experience: experience.map((entry) =>
      entry.endMonth === null || entry.endMonth > before ? { ...entry, endMonth: before } : entry,
    ),
  };
}
