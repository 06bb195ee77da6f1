import { choosingStates, limits, minuteMs } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { kindOf } from './interview/kind-of.ts';
import { changeRequest } from './request/change-request.ts';
import { mailInvite, notifyOrganiser } from './request/schedule-mails.ts';
import {
  ScheduleRequestModel,
  type ScheduleRequestRecord,
} from '../../records/scheduling/schedule-request.model.ts';
import { visitedInterview } from './visit/visited-interview.ts';

const choosing = { isOpen: true, status: { $in: [...choosingStates] } };

/** Ends links without a chosen time, and notifies their senders; returns the number. */
export const expireRequests = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<ScheduleRequestRecord>(
    ScheduleRequestModel,
    { ...choosing, expiresAt: { $lte: now } },
    {
      as: 'scheduling.expire',
      signal,
      work: async (tx, { _id }) => {
        const found = await visitedInterview({ requestId: _id }, tx.session);
        const { request } = found;
        await changeRequest(tx, request, { action: 'expire', version: null });
        await kindOf(request).invitationEnds(tx, found);
        await notifyOrganiser(
          tx,
          request,
          '{name} has not chosen a time for the interview',
          'The link is over. You can send it again.',
        );
        return 1;
      },
    },
  );

/**
 * Sends reminders of links without a time, once at each of the intervals after the first mail;
 * returns the number.
 */
export async function remindToChoose(signal: AbortSignal, now = new Date()): Promise<number> {
  let reminded = 0;
  for (const [index, after] of limits.scheduling.remindAfter.entries()) {
    const due = index + 1;
    reminded += await eachDue<ScheduleRequestRecord>(
      ScheduleRequestModel,
      {
        isOpen: true,
        status: 'invited',
        remindersDue: { $lt: due },
        expiresAt: { $gt: now },
        sentAt: { $lte: new Date(now.getTime() - after) },
      },
      { as: 'scheduling.remind', signal, work: (tx, request) => remindOnce(tx, request, due) },
    );
  }
  return reminded;
}

async function remindOnce(tx: Tx, { _id }: ScheduleRequestRecord, due: number): Promise<1> {
  const { session } = tx;
  await ScheduleRequestModel.updateOne({ _id }, { $set: { remindersDue: due } }, { session });
  await mailInvite(tx, await visitedInterview({ requestId: _id }, session), 'reminder');
  return 1;
}

/** The jobs of scheduling links, run every five minutes. */
export const schedulingJobs: readonly JobDefinition[] = [
  {
    name: 'scheduling.clocks',
    everyMs: 5 * minuteMs,
    run: async ({ signal, log }) => {
      const expired = await expireRequests(signal);
      const reminded = await remindToChoose(signal);
      if (expired + reminded > 0) log.info({ expired, reminded }, 'links to choose a time');
    },
  },
];
