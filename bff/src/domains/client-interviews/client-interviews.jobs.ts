import { limits, minuteMs } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { askAfterInterview } from '../applications/api/interviewed.ts';
import { settleInterviews } from './clock/outcome.ts';
import { remindOfClientInterviews } from './clock/remind.ts';
import { ClientInterviewModel, type ClientInterviewRecord } from './client-interview.model.ts';

const batch = 100;
const { feedbackAfter, feedbackWithin } = limits.clientInterview;

/**
 * Asks the client's participants for feedback once the interview is over: at once if staff recorded
 * that it took place, otherwise a while later, so that a no-show can be recorded first. Cancelled,
 * missed and long past interviews are skipped. Returns how many people were asked.
 */
export async function askAfterInterviews(signal: AbortSignal, now = new Date()): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const over = await ClientInterviewModel.find({
    ...{ kind: 'client', feedbackAskedAt: null, deletedAt: null },
    endsAt: { $gt: before(feedbackWithin), $lte: now },
    $or: [
      { status: 'completed' },
      {
        status: { $in: ['confirmed', 'reschedule_requested'] },
        endsAt: { $lte: before(feedbackAfter) },
      },
    ],
  })
    .sort({ endsAt: 1 })
    .limit(batch)
    .lean<ClientInterviewRecord[]>();
  let asked = 0;
  for (const interview of over) {
    if (signal.aborted) break;
    asked += await askAbout(interview);
  }
  return asked;
}

const askAbout = ({ _id, status, hosts, ...interview }: ClientInterviewRecord): Promise<number> =>
  transact(systemContext('client-interviews.feedback'), async (tx) => {
    const { modifiedCount } = await ClientInterviewModel.updateOne(
      // An interview cancelled or missed in this moment is skipped.
      { _id, status, feedbackAskedAt: null, deletedAt: null },
      { $set: { feedbackAskedAt: tx.at } },
      { session: tx.session },
    );
    if (modifiedCount === 0) return 0;
    const { applicationId, round, endsAt } = interview;
    const userIds = hosts.flatMap(({ userId, side }) => (side === 'client' ? [userId] : []));
    return askAfterInterview(tx, { applicationId, round, endsAt, userIds });
  });

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
