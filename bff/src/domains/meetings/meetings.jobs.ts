import { minuteMs, type MeetingMachineAction } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { stepMeeting } from './list/change-meeting.ts';
import { MeetingModel, type MeetingRecord } from './meeting.model.ts';

const batch = 200;

async function stepAll(
  signal: AbortSignal,
  which: QueryFilter<MeetingRecord>,
  action: MeetingMachineAction,
): Promise<number> {
  const due = await MeetingModel.find({ ...which, deletedAt: null }, { _id: 1 })
    .limit(batch)
    .lean<Pick<MeetingRecord, '_id'>[]>();
  for (const meeting of due) {
    if (signal.aborted) break;
    try {
      await transact(systemContext('meetings.clock'), (tx) => stepMeeting(tx, meeting, action));
    } catch (error) {
      // Its host was quicker.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return due.length;
}

/** Opens rooms a while before their start and closes them a while after their end. */
export async function runMeetingClock(signal: AbortSignal, now = new Date()): Promise<void> {
  await stepAll(signal, { status: 'scheduled', opensAt: { $lte: now } }, 'open');
  await stepAll(
    signal,
    { status: { $in: ['open', 'in_progress'] }, closesAt: { $lte: now } },
    'close',
  );
}

export const meetingJobs: readonly JobDefinition[] = [
  {
    name: 'meetings.clock',
    everyMs: minuteMs,
    run: ({ signal }) => runMeetingClock(signal),
  },
  {
    name: 'meetings.purge',
    dailyAtHour: 3,
    run: async () => {
      // What was said there goes with its own clock.
      await MeetingModel.deleteMany({ purgeAt: { $lt: new Date() } });
    },
  },
];
