import {
  converted,
  fromMinorUnits,
  monthlyOf,
  reportedPlacementStates,
  type Currency,
  type ResponseOf,
  type placementEndpoints,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { addDays, today } from '../../../db/calendar-day.ts';
import type { Service } from '../../../http/mount.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { reaches, scopeFor } from '../../../records/placements/placements.policy.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { rateOn } from './placement-facts.ts';

/** Sums up the live placements; amounts of different currencies stay separate. */
export const summarisePlacements: Service<typeof placementEndpoints.summary> = ({ actor }) =>
  summariseFor(actor);

/** Sums up the live placements for the figures of other pages. */
export async function summariseFor(
  actor: Actor,
): Promise<ResponseOf<typeof placementEndpoints.summary>> {
  const rows = await PlacementModel.find({
    $and: [
      await scopeFor(actor, 'placement.list'),
      { status: { $in: [...reportedPlacementStates] } },
    ],
  }).lean();
  const day = today();
  const endingIn = (days: number) =>
    rows.filter(({ endKey }) => endKey >= day && endKey <= addDays(day, days)).length;
  const jobs = await jobsById(rows.map(({ jobId }) => jobId));
  const paid = rows.filter((row) => {
    const job = jobs.get(row.jobId.toHexString());
    return job && reaches(actor, 'placement.readRates', row, job);
  });
  return {
    live: rows.length,
    endingIn30: endingIn(30),
    endingIn60: endingIn(60),
    endingIn90: endingIn(90),
    overdue: rows.filter(({ endKey }) => endKey < day).length,
    ...(actor.can('placement.readRates') && {
      monthly: monthlyByCurrency(paid, day, actor.can('placement.readMargin')),
    }),
  };
}

interface Monthly {
  bill: number;
  pay: number;
  placements: number;
  /** Sums of the placements whose pay and bill can be compared, in the currency of the bill. */
  compared: { bill: number; cost: number };
}

function monthlyByCurrency(rows: readonly Placement[], day: string, withMargin: boolean) {
  const totals = new Map<Currency, Monthly>();
  const totalOf = (currency: Currency): Monthly => {
    const known = totals.get(currency);
    if (known) return known;
    const total = { bill: 0, pay: 0, placements: 0, compared: { bill: 0, cost: 0 } };
    totals.set(currency, total);
    return total;
  };
  const set = { month: day.slice(0, 7), ...agencySettings().currencies };
  for (const row of rows) {
    const rate = row.status === 'paused' ? undefined : rateOn(row, day);
    if (!rate) continue;
    const bill = monthlyOf(rate.bill, row.hoursPerWeek);
    const pay = monthlyOf(rate.pay, row.hoursPerWeek);
    const billed = totalOf(rate.bill.currency);
    billed.bill += bill;
    billed.placements += 1;
    totalOf(rate.pay.currency).pay += pay;
    const { currency: to } = rate.bill;
    const cost = converted(pay, { from: rate.pay.currency, to, ...set });
    if (cost === null) continue;
    billed.compared.bill += bill;
    billed.compared.cost += cost;
  }
  return [...totals]
    .map(([currency, { bill, pay, placements, compared }]) => ({
      currency,
      bill: fromMinorUnits(bill),
      pay: fromMinorUnits(pay),
      placements,
      ...(withMargin && { margin: marginFrom(compared) }),
    }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency));
}

const marginFrom = ({ bill, cost }: Monthly['compared']): number | null =>
  bill > 0 ? Math.round((1 - cost / bill) * 10_000) / 10_000 : null;
