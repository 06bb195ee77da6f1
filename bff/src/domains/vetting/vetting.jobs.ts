import { dayMs, hourMs, limits, minuteMs } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { dayInWords, dayOf } from '../../db/calendar-day.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { findLiveCandidate, type Candidate } from '../candidates/api/candidate-lookup.ts';
import { verdictsEndingBefore } from '../candidates/api/vetting-due.ts';
import { notify } from '../notifications/api/notify.ts';
import { addRuleTask } from '../tasks/api/rule-tasks.ts';
import { settleVettingInterviews } from './clock/outcome.ts';
import { remindOfVettingInterviews } from './clock/remind.ts';
import { changeVetting } from './decisions/change-vetting.ts';
import { nudgeInterviewers } from './scorecards/nudge-interviewers.ts';
import { purgeTranscripts } from './transcripts/purge-transcripts.ts';
import { vettingLink } from './vetting-links.ts';

const batch = 200;

/** Ends verdicts that are out of date; how many. The people stay usable. */
export async function expireVerdicts(signal: AbortSignal, now = new Date()): Promise<number> {
  let ended = 0;
  for (const { _id, version } of await verdictsEndingBefore(now, batch)) {
    if (signal.aborted) break;
    try {
      await transact(systemContext(`vetting.expire:${_id.toHexString()}`), async (tx) => {
        const candidate = await findLiveCandidate(_id, tx.session);
        if (!candidate) return;
        await changeVetting(tx, candidate, { action: 'expire', version });
        await notify(tx, {
          topic: 'assignment',
          userIds: [candidate.ownerUserId],
          title: 'The vetting of {name} is out of date',
          link: vettingLink(_id),
          subject: { type: 'candidate', id: _id },
        });
      });
      ended += 1;
    } catch (error) {
      // A concurrent decision wins; the candidate is then not due any more, or is due again next
      // time.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return ended;
}

/** Asks owners to renew verdicts that end soon: one task for each end, however often it runs. */
export async function askToRenew(signal: AbortSignal, now = new Date()): Promise<number> {
  const [first] = limits.vetting.remindDays;
  const soon = new Date(now.getTime() + first * dayMs);
  let asked = 0;
  for (const { _id } of await verdictsEndingBefore(soon, batch)) {
    if (signal.aborted) break;
    await transact(systemContext(`vetting.renew:${_id.toHexString()}`), async (tx) => {
      const candidate = await findLiveCandidate(_id, tx.session);
      const task = candidate && (await askOwner(tx, candidate));
      if (task) asked += 1;
    });
  }
  return asked;
}

function askOwner(tx: Parameters<typeof addRuleTask>[0], candidate: Candidate) {
  const { vettingStatus, vettingExpiresAt, ownerUserId } = candidate;
  if (vettingStatus !== 'vetted' || !vettingExpiresAt) return null;
  const day = dayOf(vettingExpiresAt);
  return addRuleTask(tx, candidate, {
    title: `The vetting ends on ${dayInWords(day)}: renew it`,
    kind: 'review',
    dueOn: day,
    assigneeId: ownerUserId,
    rule: `vetting-renew:${day}`,
  });
}

export const vettingJobs: readonly JobDefinition[] = [
  {
    name: 'vetting.expire',
    everyMs: hourMs,
    run: async ({ signal }) => void (await expireVerdicts(signal)),
  },
  {
    name: 'vetting.renew',
    everyMs: 24 * hourMs,
    run: async ({ signal }) => void (await askToRenew(signal)),
  },
  {
    name: 'vetting.remind',
    everyMs: minuteMs,
    run: async ({ signal }) => void (await remindOfVettingInterviews(signal)),
  },
  {
    name: 'vetting.outcome',
    everyMs: 5 * minuteMs,
    run: async ({ signal }) => void (await settleVettingInterviews(signal)),
  },
  {
    name: 'vetting.nudgeInterviewers',
    everyMs: hourMs / 4,
    run: async ({ signal }) => void (await nudgeInterviewers(signal)),
  },
  {
    name: 'vetting.purgeTranscripts',
    dailyAtHour: 3,
    run: async ({ signal }) => void (await purgeTranscripts(signal)),
  },
];
