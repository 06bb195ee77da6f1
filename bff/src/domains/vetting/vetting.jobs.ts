import { dayMs, hourMs, limits, minuteMs } from '@muster/contracts';
import { inTurn } from '../../jobs/in-turn.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { dayInWords, dayOf } from '../../db/calendar-day.ts';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { findLiveCandidate, type Candidate } from '../../records/candidates/candidate-lookup.ts';
import { noteLastCall, verdictsEndingBefore } from '../../records/candidates/vetting-due.ts';
import { notify } from '../notifications/api/notify.ts';
import { addRuleTask, hasHadRuleTask } from '../tasks/api/rule-tasks.ts';
import { settleVettingInterviews } from './clock/outcome.ts';
import { remindOfVettingInterviews } from './clock/remind.ts';
import { changeVetting } from './decisions/change-vetting.ts';
import { nudgeInterviewers } from './scorecards/nudge-interviewers.ts';
import { purgeRecordings } from './transcripts/purge-recordings.ts';
import { purgeTranscripts } from './transcripts/purge-transcripts.ts';
import { vettingLink } from './vetting-links.ts';

/** Ends expired verdicts; returns their number. The candidates stay usable. */
export const expireVerdicts = (signal: AbortSignal, now = new Date()): Promise<number> =>
  inTurn(verdictsEndingBefore(now, signal), async ({ _id, version }) => {
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
      return 1;
    } catch (error) {
      // A concurrent decision wins; the candidate is then not due any more, or is due again next
      // time.
      if (!(error instanceof AppError)) throw error;
      return 0;
    }
  });

/**
 * Adds tasks for owners to renew verdicts that end soon, and notifies them once more shortly
 * before: once per end date, however often it runs. Returns the number of new tasks.
 */
export function askToRenew(signal: AbortSignal, now = new Date()): Promise<number> {
  const [first, last] = limits.vetting.remindDays;
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  return inTurn(verdictsEndingBefore(inDays(first), signal), ({ _id }) =>
    transact(systemContext(`vetting.renew:${_id.toHexString()}`), async (tx) => {
      const candidate = await findLiveCandidate(_id, tx.session);
      const { vettingStatus, vettingExpiresAt } = candidate ?? {};
      if (!candidate || vettingStatus !== 'vetted' || !vettingExpiresAt) return 0;
      const task = await askOwner(tx, candidate, vettingExpiresAt);
      if (vettingExpiresAt <= inDays(last)) await notifyOwner(tx, candidate, vettingExpiresAt);
      return task ? 1 : 0;
    }),
  );
}

async function askOwner(tx: Tx, candidate: Candidate, endsAt: Date) {
  const day = dayOf(endsAt);
  const rule = `vetting-renew:${day}`;
  // A user who has completed the task does not get it again every day until the verdict ends.
  if (await hasHadRuleTask(candidate._id, rule, tx.session)) return null;
  return addRuleTask(tx, candidate, {
    title: `The vetting ends on ${dayInWords(day)}: renew it`,
    kind: 'review',
    dueOn: day,
    assigneeId: candidate.ownerUserId,
    rule,
  });
}

async function notifyOwner(tx: Tx, candidate: Candidate, endsAt: Date): Promise<void> {
  const day = dayOf(endsAt);
  if (!(await noteLastCall(tx, candidate, day))) return;
  await notify(tx, {
    topic: 'assignment',
    userIds: [candidate.ownerUserId],
    title: `The vetting of {name} ends on ${dayInWords(day)}`,
    link: vettingLink(candidate._id),
    subject: { type: 'candidate', id: candidate._id },
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
    run: async ({ signal }) => {
      await purgeTranscripts(signal);
      await purgeRecordings(signal);
    },
  },
];
