import { converted, monthlyOf } from '@muster/contracts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { startOfDay } from '../../../db/zoned-day.ts';
import {
  rateOn,
  readReportContracts,
  type ReportContract,
} from '../../placements/api/report-placements.ts';
import type { Observation } from '../observation.ts';
import type { Measure } from './measure.ts';

/** A stock: the contracts on the last known day of a period, at the rates of that day. */
export const measureMargin: Measure = async ({ actor, window }) => {
  const contracts = await readReportContracts(actor, 'report.readMoney', window.before.from);
  const asked = contracts.map((contract) => observed(contract, window.zone));
  return ({ from, day }) =>
    from >= window.now ? [] : asked.flatMap((observationOn) => observationOn(day) ?? []);
};

type Rate = ReportContract['rates'][number];

/**
 * Returns the value of a contract on a day; the same for all days of a rate, unless currencies
 * differ.
 */
function observed(contract: ReportContract, zone: string): (day: string) => Observation | null {
  const { startDate, actualEndDate } = contract;
  const made = new Map<string, Observation | null>();
  return (day) => {
    if (startDate > day || (actualEndDate !== null && actualEndDate < day)) return null;
    const rate = rateOn(contract, day);
    if (!rate) return null;
    const month = day.slice(0, 7);
    const key = `${contract.rates.indexOf(rate)} ${isOneCurrency(rate) ? '' : month}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const observation = observationAt(contract, rate, { month, zone });
    made.set(key, observation);
    return observation;
  };
}

const isOneCurrency = ({ pay, bill }: Rate): boolean => pay.currency === bill.currency;

function observationAt(
  { _id, startDate, hoursPerWeek, candidateId, jobId, companyId }: ReportContract,
  rate: Rate,
  { month, zone }: { month: string; zone: string },
): Observation | null {
  const bill = monthlyOf(rate.bill, hoursPerWeek);
  // Pay and bill in two currencies need the rate of the month.
  const pay = converted(monthlyOf(rate.pay, hoursPerWeek), {
    from: rate.pay.currency,
    to: rate.bill.currency,
    month,
    ...agencySettings().currencies,
  });
  if (bill <= 0 || pay === null) return null;
  return {
    id: _id.toHexString(),
    at: startOfDay(startDate, zone),
    value: (bill - pay) / bill,
    money: { bill, pay },
    candidateId,
    jobId,
    companyId,
    groups: { currency: [rate.bill.currency], client: [companyId.toHexString()] },
  };
}
