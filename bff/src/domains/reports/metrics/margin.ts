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

/** A stock: what stands on the last known day of a period, at the rates of that day. */
export const measureMargin: Measure = async ({ actor, window }) => {
  const contracts = await readReportContracts(actor, 'report.readMoney', window.before.from);
  return ({ from, day }) =>
    from >= window.now
      ? []
      : contracts.flatMap((contract) => contractOn(contract, day, window.zone));
};

function contractOn(contract: ReportContract, day: string, zone: string): Observation[] {
  const { startDate, actualEndDate, hoursPerWeek } = contract;
  if (startDate > day || (actualEndDate !== null && actualEndDate < day)) return [];
  const rate = rateOn(contract, day);
  if (!rate) return [];
  const bill = monthlyOf(rate.bill, hoursPerWeek);
  // Pay and bill in two currencies say nothing without the rate of the month.
  const pay = converted(monthlyOf(rate.pay, hoursPerWeek), {
    ...{ from: rate.pay.currency, to: rate.bill.currency, month: day.slice(0, 7) },
    ...agencySettings().currencies,
  });
  if (bill <= 0 || pay === null) return [];
  return [
    {
      id: contract._id.toHexString(),
      at: startOfDay(startDate, zone),
      value: (bill - pay) / bill,
      money: { bill, pay },
      candidateId: contract.candidateId,
      jobId: contract.jobId,
      companyId: contract.companyId,
      groups: { currency: [rate.bill.currency], client: [contract.companyId.toHexString()] },
    },
  ];
}
