import { candidateMachine } from '@muster/contracts';
import type { JobDefinition } from '../../../jobs/job.ts';
import { addDays, dayInWords, dayOf } from '../../../db/calendar-day.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { AppError } from '../../../http/app-error.ts';
import { lastAnswerAt } from '../../consents/api/consents.ts';
import { placementsEndingBy } from '../../placements/api/placements.ts';
import { CandidateModel, type Candidate } from '../candidate.model.ts';
import { requireIdle } from './archive.ts';
import { moveStatus, type StatusMove } from './move-status.ts';
import { askToRedeploy } from '../api/changes/placement-status.ts';
import { notifyWoken, wakesTo } from './wake.ts';

const batch = 200;
/** The period without any activity after which a candidate is archived. */
const silentMonths = 24;
/** The owner begins to look for the next work so long before the present one ends. */
const redeployDays = 30;

/** Brings back those whose day has come where they are; how many. */
export async function wakeDueCandidates(signal: AbortSignal, now = new Date()): Promise<number> {
  const due = await CandidateModel.find({
    status: 'unavailable',
    deletedAt: null,
    // East of here it is tomorrow already.
    snoozedUntil: { $ne: null, $lte: addDays(dayOf(now), 1) },
  })
    .limit(batch)
    .lean<Candidate[]>();
  let woken = 0;
  for (const candidate of due) {
    if (signal.aborted) break;
    const { snoozedUntil, timeZone, _id } = candidate;
    if (snoozedUntil === null || snoozedUntil > dayIn(timeZone, now)) continue;
    const target = await wakesTo(_id);
    woken += await moveAlone(candidate, { action: 'wake', to: () => target }, notifyWoken);
  }
  return woken;
}

/** Archives candidates without activity for two years who are on no job; returns how many. */
export async function archiveSilentCandidates(
  signal: AbortSignal,
  now = new Date(),
): Promise<number> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - silentMonths);
  const quiet = (field: string) => ({
    $or: [{ [field]: null }, { [field]: { $lt: since } }],
  });
  const silent = await CandidateModel.find({
    status: { $in: [...candidateMachine.transitions.archive.from] },
    deletedAt: null,
    updatedAt: { $lt: since },
    confirmedAt: { $lt: since },
    $and: [quiet('lastActivityAt'), quiet('lastContactedAt')],
  })
    .limit(batch)
    .lean<Candidate[]>();
  let archived = 0;
  for (const candidate of silent) {
    if (signal.aborted) break;
    const answered = await lastAnswerAt(candidate._id);
    if (answered && answered >= since) continue;
    archived += await moveAlone(candidate, { action: 'archive', guard: requireIdle });
  }
  return archived;
}

/**
 * A concurrent change of the record wins; the record is then not due any more, or is due again next
 * time.
 */
async function moveAlone(
  { _id, version }: Candidate,
  move: Pick<StatusMove, 'action' | 'to' | 'guard'>,
  then?: typeof notifyWoken,
): Promise<number> {
  try {
    return await transact(systemContext(`${move.action}:${_id.toHexString()}`), async (tx) => {
      const { after } = await moveStatus(tx, _id, { ...move, actor: null, version, byJob: true });
      await then?.(tx, after);
      return 1;
    });
  } catch (error) {
    if (error instanceof AppError) return 0;
    throw error;
  }
}

/** Asks owners to look for the next work of people whose contract ends; how many contracts. */
export async function askToRedeployEnding(signal: AbortSignal, now = new Date()): Promise<number> {
  const last = addDays(dayOf(now), redeployDays);
  let asked = 0;
  for (const { _id: placementId, candidateId, plannedEndDate } of await placementsEndingBy(last)) {
    if (signal.aborted) break;
    await transact(systemContext(`redeploy:${placementId.toHexString()}`), async (tx) => {
      const candidate = await CandidateModel.findOne({ _id: candidateId, deletedAt: null }, null, {
        session: tx.session,
      }).lean<Candidate>();
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
