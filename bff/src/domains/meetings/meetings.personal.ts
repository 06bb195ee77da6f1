import type { PersonalRecords } from '../../personal/personal-records.ts';
import { followsCandidate } from '../../personal/moved-rows.ts';
import { MeetingModel } from './meeting.model.ts';
import { RecordingModel } from './recording/recording.model.ts';

/** Rooms in which a person was vetted; `meetings.forget.ts` removes the participants. */
export const personalRooms: PersonalRecords = {
  name: 'meetings',
  ...followsCandidate(MeetingModel),
  collect: async (candidateId) =>
    (await MeetingModel.find({ candidateId }).sort({ startsAt: 1 }).lean()).map(
      ({ title, status, startsAt, endsAt }) => ({
        title,
        status,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      }),
    ),
  erase: async ({ session }, candidateId) => {
    await MeetingModel.updateMany({ candidateId }, { $set: { notes: '' } }, { session });
  },
};

/**
 * Recordings of these interviews: their sound is among the attachments, the answers are among the
 * consents. A recording that runs during a merge is stored on the surviving record.
 */
export const personalRecordings: PersonalRecords = {
  name: 'recordings',
  ...followsCandidate(RecordingModel),
  collect: () => Promise.resolve([]),
  erase: () => Promise.resolve(),
};
