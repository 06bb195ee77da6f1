import { recordingTextVersion } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { loadSettings } from '../../../settings/agency-settings.ts';
import { SettingModel } from '../../../settings/setting.model.ts';
import type { MeetingRecord } from '../meeting.model.ts';
import { ParticipantModel, type ParticipantRecord } from '../participant.model.ts';
import { moveRecording } from './move-recording.ts';
import { RecordingModel, type RecordingRecord } from './recording.model.ts';

/** Sets whether the agency records interviews. */
export async function recordInterviews(interviews = true): Promise<void> {
  await SettingModel.updateOne(
    { group: 'recordings' },
    { $set: { 'values.interviews': interviews } },
    { upsert: true },
  );
  await loadSettings();
}

/** Returns the start of a WebM file: its header and the given amount of data. */
export const webmBytes = (length = 64): Buffer =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.alloc(length, 7),
  ]);

/** Connects or disconnects a participant's browser. */
export const setHere = ({ _id }: Pick<ParticipantRecord, '_id'>, isHere = true) =>
  ParticipantModel.updateOne(
    { _id },
    {
      $set: isHere
        ? { connection: `line-${_id.toHexString()}`, seenAt: new Date() }
        : { connection: null, leftAt: new Date() },
    },
  );

/** Creates a recording requested by a participant, in the given state. */
export async function createRecording(
  meeting: MeetingRecord,
  me: ParticipantRecord,
  status: 'asked' | 'running' | 'ended' = 'asked',
): Promise<RecordingRecord> {
  const userId = me.userId ?? meeting.hostId;
  const created = await RecordingModel.create({
    meetingId: meeting._id,
    candidateId: meeting.candidateId ?? new Types.ObjectId(),
    interviewId: meeting.interviewId,
    recorderId: me._id,
    recorderUserId: userId,
    status: 'asked',
    purgeAt: meeting.purgeAt,
    answers: [
      {
        participantId: me._id,
        userId,
        name: me.name,
        agrees: true,
        textVersion: recordingTextVersion,
        at: new Date(),
      },
    ],
  });
  const asked = created.toObject<RecordingRecord>();
  if (status === 'asked') return asked;
  return transact(systemContext('fixture'), async (tx) => {
    const running = await moveRecording(tx, asked, 'begin');
    return status === 'running' ? running : moveRecording(tx, running, 'end');
  });
}
