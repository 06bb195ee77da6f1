import type { PersonalRecords } from '../../personal/personal-records.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import { MeetingModel, type MeetingRecord } from './meeting.model.ts';
import { RecordingModel } from './recording/recording.model.ts';

/** Rooms in which a person was vetted; who was in them is taken out by `meetings.forget.ts`. */
export const personalRooms: PersonalRecords = {
  name: 'meetings',
  move: (tx, { from, to }) =>
    moveRows(tx, MeetingModel, { candidateId: from }, { $set: { candidateId: to } }),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(tx, MeetingModel, undo, { candidateId: to }, { $set: { candidateId: from } }),
  collect: async (candidateId) =>
    (await MeetingModel.find({ candidateId }).sort({ startsAt: 1 }).lean<MeetingRecord[]>()).map(
      ({ title, status, startsAt, endsAt }) => ({
        ...{ title, status },
        ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
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
  move: (tx, { from, to }) =>
    moveRows(tx, RecordingModel, { candidateId: from }, { $set: { candidateId: to } }),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(tx, RecordingModel, undo, { candidateId: to }, { $set: { candidateId: from } }),
  collect: () => Promise.resolve([]),
  erase: () => Promise.resolve(),
};
