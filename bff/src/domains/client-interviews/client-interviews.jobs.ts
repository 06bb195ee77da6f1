import { limits, minuteMs } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { askAfterInterview } from '../applications/api/interviewed.ts';
import { settleInterviews } from './clock/outcome.ts';
import { remindOfClientInterviews } from './clock/remind.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../records/client-interviews/client-interview.model.ts';

const { feedbackAfter, feedbackWithin } = limits.clientInterview;

/**
 * Asks the client's participants for feedback once the interview is over: at once if staff recorded
 * that it took place, otherwise a while later, so that a no-show can be recorded first. Cancelled,
 * missed and long past interviews are skipped. Returns how many people were asked.
 */
export function askAfterInterviews(signal: AbortSignal, now = new Date()): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return eachDue<ClientInterviewRecord>(
    ClientInterviewModel,
    {
      kind: 'client',
      feedbackAskedAt: null,
      deletedAt: null,
      endsAt: { $gt: before(feedbackWithin), $lte: now },
      $or: [
        { status: 'completed' },
        {
          status: { $in: ['confirmed', 'reschedule_requested'] },
          endsAt: { $lte: before(feedbackAfter) },
        },
      ],
    },
    { as: 'client-interviews.feedback', signal, work: askAbout },
  );
}

async function askAbout(
  tx: Tx,
  { _id, hosts, applicationId, round, endsAt }: ClientInterviewRecord,
): Promise<number> {
  await ClientInterviewModel.updateOne(
    { _id },
    { $set: { feedbackAskedAt: tx.at } },
    { session: tx.session },
  );
  const userIds = hosts.flatMap(({ userId, side }) => (side === 'client' ? [userId] : []));
  return askAfterInterview(tx, { applicationId, round, endsAt, userIds });
}

export const clientInterviewJobs: readonly JobDefinition[] = [
  {
    name: 'client-interviews.remind',
    everyMs: minuteMs,
    run: async ({ signal }) => void (await remindOfClientInterviews(signal)),
  },
  {
    name: 'client-interviews.outcome',
    everyMs: 5 * minuteMs,
    run: async ({ signal }) => void (await settleInterviews(signal)),
  },
  {
    name: 'client-interviews.feedback',
    everyMs: 5 * minuteMs,
    run: async ({ signal, log }) => {
      const asked = await askAfterInterviews(signal);
      if (asked > 0) log.info({ asked }, 'asked clients about interviews');
    },
  },
];
