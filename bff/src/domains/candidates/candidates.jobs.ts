import { hourMs, minuteMs } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { today } from '../../db/calendar-day.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { deriveCandidate } from './record/derive-candidate.ts';
import type { ChangedPeople } from './pools/changed-people.ts';
import { refreshSmartPools } from './pools/fill-pools.ts';
import { anyText } from '../../db/set-values.ts';

const batch = 200;

/** A dated rate comes into force without a write: the cached rate is updated. */
export async function refreshCurrentRates(signal: AbortSignal, on = today()): Promise<number> {
  const due = await CandidateModel.find({ rateDueOn: { ...anyText, $lte: on } })
    .limit(batch)
    .lean();
  let refreshed = 0;
  for (const candidate of due) {
    if (signal.aborted) break;
    const { currentRate, rateKey, rateDueOn, profileCompleteness } = deriveCandidate(candidate, on);
    // A concurrent write updates the cached rate as well: an outdated version needs nothing here.
    const { modifiedCount } = await CandidateModel.updateOne(
      { _id: candidate._id, version: candidate.version },
      { $set: { currentRate, rateKey, rateDueOn, profileCompleteness } },
    );
    refreshed += modifiedCount;
  }
  return refreshed;
}

export const candidateJobs = (changed: ChangedPeople): readonly JobDefinition[] => [
  {
    name: 'candidates.smart-pools-changes',
    everyMs: minuteMs,
    run: async ({ signal }) => void (await changed.follow(signal)),
  },
  {
    name: 'candidates.smart-pools',
    everyMs: hourMs,
    run: async ({ signal }) => void (await refreshSmartPools(signal)),
  },
  {
    name: 'candidates.current-rates',
    everyMs: hourMs,
    run: async ({ signal }) => void (await refreshCurrentRates(signal)),
  },
];
