import { minuteMs, type MeetingMachineAction } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { stepMeeting } from './list/change-meeting.ts';
import { keepLeftSound } from './recording/keep-sound.ts';
import { purgeAnswers } from './recording/purge-answers.ts';
import { endLeftRecordings } from './recording/settle-recordings.ts';
import { MeetingModel, type MeetingRecord } from './meeting.model.ts';

const stepAll = (
  signal: AbortSignal,
  which: QueryFilter<MeetingRecord>,
  action: MeetingMachineAction,
): Promise<number> =>
  eachDue<MeetingRecord>(
    MeetingModel,
    { ...which, deletedAt: null },
    {
      as: 'meetings.clock',
      signal,
      work: async (tx, meeting) => {
        await stepMeeting(tx, meeting, action);
        return 1;
      },
    },
  );

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
    name: 'meetings.recordings',
    everyMs: minuteMs,
    run: async ({ signal }) => {
      await endLeftRecordings();
      await keepLeftSound(signal);
    },
  },
  {
    name: 'meetings.purge',
    dailyAtHour: 3,
    run: async () => {
      // Chat messages are deleted by their own job.
      await MeetingModel.deleteMany({ purgeAt: { $lt: new Date() } });
      await purgeAnswers();
    },
  },
];
