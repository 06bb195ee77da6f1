import { candidateMachine } from '@muster/contracts';
import { eachDue } from '../../../jobs/each-due.ts';
import type { JobDefinition } from '../../../jobs/job.ts';
import { addDays, dayInWords, dayOf } from '../../../db/calendar-day.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { lastAnswerAt } from '../../../records/consents/consents.ts';
import { placementsEndingBy } from '../../../records/placements/live-placements.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { requireIdle } from './archive.ts';
import { moveStatus } from './move-status.ts';
import { askToRedeploy } from '../api/changes/placement-status.ts';
import { notifyWoken, wakesTo } from './wake.ts';
import { anyText } from '../../../db/set-values.ts';

/** The period without any activity after which a candidate is archived. */
const silentMonths = 24;
/** How long before the end of the current contract the owner starts to look for the next work. */
const redeployDays = 30;

/** Wakes candidates whose snooze ends today in their time zone; returns how many. */
export const wakeDueCandidates = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<Candidate>(
    CandidateModel,
    {
      status: 'unavailable',
      deletedAt: null,
      // East of UTC it is already tomorrow.
      snoozedUntil: { ...anyText, $lte: addDays(dayOf(now), 1) },
    },
    {
      as: 'candidates.wake',
      signal,
      work: async (tx, { _id, version, snoozedUntil, timeZone }) => {
        if (snoozedUntil === null || snoozedUntil > dayIn(timeZone, now)) return 0;
        const target = await wakesTo(_id);
        const { after } = await moveStatus(tx, _id, {
          action: 'wake',
          actor: null,
          version,
          byJob: true,
          to: () => target,
        });
        await notifyWoken(tx, after);
        return 1;
      },
    },
  );

/** Archives candidates without activity for two years who are on no job; returns how many. */
export function archiveSilentCandidates(signal: AbortSignal, now = new Date()): Promise<number> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - silentMonths);
  const quiet = (field: string) => ({
    $or: [{ [field]: null }, { [field]: { $lt: since } }],
  });
  return eachDue<Candidate>(
    CandidateModel,
    {
      status: { $in: [...candidateMachine.transitions.archive.from] },
      deletedAt: null,
      updatedAt: { $lt: since },
      confirmedAt: { $lt: since },
      $and: [quiet('lastActivityAt'), quiet('lastContactedAt')],
    },
    {
      as: 'candidates.archive',
      signal,
      work: async (tx, { _id, version }) => {
        const answered = await lastAnswerAt(_id);
        if (answered && answered >= since) return 0;
        await moveStatus(tx, _id, {
          action: 'archive',
          actor: null,
          version,
          byJob: true,
          guard: requireIdle,
        });
        return 1;
      },
    },
  );
}

/**
 * Asks owners to look for the next work of candidates whose contract ends; returns the number of
 * contracts.
 */
export async function askToRedeployEnding(signal: AbortSignal, now = new Date()): Promise<number> {
  const last = addDays(dayOf(now), redeployDays);
  let asked = 0;
  for (const { _id: placementId, candidateId, plannedEndDate } of await placementsEndingBy(last)) {
    if (signal.aborted) break;
    await transact(systemContext(`redeploy:${placementId.toHexString()}`), async (tx) => {
      const candidate = await CandidateModel.findOne({ _id: candidateId, deletedAt: null }, null, {
        session: tx.session,
      }).lean();
      if (!candidate || !plannedEndDate) return;
      const task = await askToRedeploy(tx, candidate, {
        placementId,
        title: `The contract ends on ${dayInWords(plannedEndDate)}: redeploy`,
        dueOn: plannedEndDate,
      });
      if (task) asked += 1;
    });
  }
  return asked;
}

export const statusJobs: readonly JobDefinition[] = [
  {
    name: 'candidates.wake',
    everyMs: 5 * 60_000,
    run: async ({ signal }) => void (await wakeDueCandidates(signal)),
  },
  {
    name: 'candidates.archive-silent',
    everyMs: 24 * 60 * 60_000,
    run: async ({ signal }) => void (await archiveSilentCandidates(signal)),
  },
  {
    name: 'candidates.redeploy',
    everyMs: 60 * 60_000,
    run: async ({ signal }) => void (await askToRedeployEnding(signal)),
  },
];
