import { rateWarningsOf, type RateWarning } from '@muster/contracts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import type { Placement, PlacementMoney } from '../../../records/placements/placement.model.ts';

const words: Readonly<Record<RateWarning, string>> = {
  below_pay: 'The bill rate is below the pay rate',
  below_range: 'The bill rate is below the client’s range',
  above_range: 'The bill rate is above the client’s range',
};

/** Returns doubts about the rates for the approvers; nothing if there are none. */
export async function rateFacts(
  { jobId, hoursPerWeek }: Pick<Placement, 'jobId' | 'hoursPerWeek'>,
  { pay, bill }: { pay: PlacementMoney; bill: PlacementMoney },
): Promise<{ name: 'rateWarning'; value: string }[]> {
  const job = (await jobsById([jobId])).get(jobId.toHexString());
  const range = job?.billRate ?? null;
  return rateWarningsOf({ bill, pay, range, hoursPerWeek }).map((warning) => ({
    name: 'rateWarning',
    value: words[warning],
  }));
}
