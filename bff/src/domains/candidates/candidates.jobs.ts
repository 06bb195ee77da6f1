import { dayMs, hourMs, limits, minuteMs } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { forgetValues } from '../../audit/forget-values.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { purgeAttachmentsOf } from '../attachments/api/attachments.ts';
import { purgeDuplicates } from '../duplicates/api/duplicate-purge.ts';
import { purgeApplications } from '../applications/api/application-purge.ts';
import { applicationIdsOf } from '../applications/api/application-visibility.ts';
import { purgeCompanyRules } from '../company-rules/api/company-rules.ts';
import { purgeFollows } from '../follows/api/follows.ts';
import { purgePlaces } from '../pools/api/pool-members.ts';
import { purgeNotes } from '../notes/api/note-purge.ts';
import { purgePromises } from '../promises/api/promise-subjects.ts';
import { purgeTasks } from '../tasks/api/task-purge.ts';
import { today } from '../../db/calendar-day.ts';
import { bioRecords } from './bios/bio-personal.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';
import { deriveCandidate } from './record/derive-candidate.ts';
import type { ChangedPeople } from './pools/changed-people.ts';
import { refreshSmartPools } from './pools/smart-pools.ts';
import { purgeMerged } from './api/merging/merged-candidates.ts';

const batch = 200;

/** Removes records for good that were deleted more than 30 days ago. */
export async function purgeDeletedCandidates(
  signal: AbortSignal,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - limits.restoreDays * dayMs);
  const expired = await CandidateModel.find(
    { deletedAt: { $ne: null, $lt: before }, mergedIntoId: null },
    { _id: 1 },
  )
    .limit(batch)
    .lean<Pick<Candidate, '_id'>[]>();
  let purged = 0;
  for (const { _id } of expired) {
    if (signal.aborted) break;
    purged += await transact(systemContext(`purge:${_id.toHexString()}`), async (tx) => {
      const options = { session: tx.session };
      const { deletedCount } = await CandidateModel.deleteOne(
        { _id, deletedAt: { $ne: null, $lt: before } },
        options,
      );
      // Restored since it was found.
      if (deletedCount === 0) return 0;
      await purgeNotes(tx, 'candidate', _id);
      await purgePromises(tx, _id);
      await purgeTasks(tx, 'candidate', [_id]);
      await purgeTasks(tx, 'application', await applicationIdsOf([_id]));
      await purgeApplications(tx, _id);
      await purgeCompanyRules(tx, _id);
      await purgeFollows(tx, 'candidate', _id);
      await purgeAttachmentsOf(tx, _id);
      await purgePlaces(tx, _id);
      await bioRecords.erase(tx, _id);
      await forgetValues(tx, 'candidate', [_id]);
      await purgeDuplicates(tx, _id);
      await purgeMerged(tx, _id);
      await audit(tx, {
        action: 'candidate.purge',
        entity: 'candidate',
        entityId: _id,
        actorKind: 'job',
      });
      return 1;
    });
  }
  return purged;
}

/** A dated rate comes into force without a write: the cached rate is updated. */
export async function refreshCurrentRates(signal: AbortSignal, on = today()): Promise<number> {
  const due = await CandidateModel.find({ rateDueOn: { $ne: null, $lte: on } })
    .limit(batch)
    .lean<Candidate[]>();
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
    name: 'candidates.purge',
    everyMs: hourMs,
    run: async ({ signal }) => void (await purgeDeletedCandidates(signal)),
  },
  {
    name: 'candidates.current-rates',
    everyMs: hourMs,
    run: async ({ signal }) => void (await refreshCurrentRates(signal)),
  },
];
