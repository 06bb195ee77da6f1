import { choosingStates, limits, minuteMs } from '@muster/contracts';
import { systemContext, transact, type Tx, type WriteContext } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { kindOf } from './interview/kind-of.ts';
import { changeRequest } from './request/change-request.ts';
import { mailInvite, tellOrganiser } from './request/schedule-mails.ts';
import { ScheduleRequestModel, type ScheduleRequestRecord } from './schedule-request.model.ts';
import { visitedInterview } from './visit/visited-interview.ts';

const batch = 200;
const choosing = { isOpen: true, status: { $in: [...choosingStates] } };
type Id = ScheduleRequestRecord['_id'];

/** Ends links by which no time was chosen, and tells who sent them; how many. */
export async function expireRequests(signal: AbortSignal, now = new Date()): Promise<number> {
  const over = await ScheduleRequestModel.find({ ...choosing, expiresAt: { $lte: now } })
    .limit(batch)
    .lean<ScheduleRequestRecord[]>();
  for (const { _id } of over) {
    if (signal.aborted) break;
    await unlessGone(systemContext('scheduling.clocks'), async (tx) => {
      const found = await visitedInterview({ requestId: _id }, tx.session);
      const { request } = found;
      if (!choosingStates.some((state) => state === request.status)) return;
      await changeRequest(tx, request, { action: 'expire', version: null });
      await kindOf(request).invitationEnds(tx, found);
      await tellOrganiser(
        tx,
        request,
        '{name} has not chosen a time for the interview',
        'The link is over. You can send it again.',
      );
    });
  }
  return over.length;
}

/** Reminds of links without a time, once for each of the times after the first mail. */
export async function remindToChoose(signal: AbortSignal, now = new Date()): Promise<number> {
  let reminded = 0;
  for (const [index, after] of limits.scheduling.remindAfter.entries()) {
    const due = index + 1;
    const requests = await ScheduleRequestModel.find({
      ...{ isOpen: true, status: 'invited', remindersDue: { $lt: due }, expiresAt: { $gt: now } },
      sentAt: { $lte: new Date(now.getTime() - after) },
    })
      .limit(batch)
      .lean<ScheduleRequestRecord[]>();
    for (const { _id } of requests) {
      if (signal.aborted) return reminded;
      reminded += await remindOnce(_id, due);
    }
  }
  return reminded;
}

async function remindOnce(_id: Id, due: number): Promise<number> {
  let reminded = 0;
  await unlessGone(systemContext('scheduling.clocks'), async (tx) => {
    const taken = await ScheduleRequestModel.updateOne(
      { _id, status: 'invited', remindersDue: { $lt: due } },
      { $set: { remindersDue: due } },
      { session: tx.session },
    );
    reminded = taken.modifiedCount;
    if (reminded > 0)
      await mailInvite(tx, await visitedInterview({ requestId: _id }, tx.session), true);
  });
  return reminded;
}

/** Leaves a link as it is whose person or interview was deleted meanwhile. */
async function unlessGone(ctx: WriteContext, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await transact(ctx, work);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** The clocks of links to choose a time, looked at every five minutes. */
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
