import type { PersonalRecords } from '../../personal/personal-records.ts';
import { followsCandidate } from '../../personal/moved-rows.ts';
import { MeetingModel } from './meeting.model.ts';
import { RecordingModel } from './recording/recording.model.ts';

/** Rooms in which a person was vetted; who was in them is taken out by `meetings.forget.ts`. */
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
 * Recordings of these interviews: their sound lies among the attachments, what was answered among
 * the consents. One that runs while two records become one is kept on the record that stays.
 */
export const personalRecordings: PersonalRecords = {
  name: 'recordings',
  ...followsCandidate(RecordingModel),
  collect: () => Promise.resolve([]),
  erase: () => Promise.resolve(),
};
