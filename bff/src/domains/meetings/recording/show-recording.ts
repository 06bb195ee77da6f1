import type { MeetingRecording } from '@muster/contracts';
import type { Types } from 'mongoose';
import { agencySettings } from '../../../settings/agency-settings.ts';
import type { ParticipantRecord } from '../participant.model.ts';
import { answerOf, awaitedFrom, peopleInside } from './next-step.ts';
import type { RecordingRecord } from './recording.model.ts';

/** A recording as one participant sees it. */
export function showRecording(
  recording: RecordingRecord,
  me: Pick<ParticipantRecord, '_id'>,
  everybody: readonly ParticipantRecord[],
): MeetingRecording {
  const { _id, status, recorderId, endedById, runningSince, answers } = recording;
  const { recordedMs, ending, file } = recording;
  const nameOf = (id: Types.ObjectId | null) =>
    everybody.find((one) => id !== null && one._id.equals(id))?.name ?? null;
  const isLive = status !== 'ended';
  return {
    id: _id.toHexString(),
    status,
    recordedMs,
    ending,
    file,
    askedBy: nameOf(recorderId) ?? '',
    isMine: recorderId.equals(me._id),
    answer: answerOf(answers, me._id)?.agrees ?? null,
    awaited: isLive ? awaitedFrom(recording, peopleInside(everybody)).map(({ name }) => name) : [],
    runningSince: runningSince?.toISOString() ?? null,
    endedBy: nameOf(endedById),
    keptDays: agencySettings().recordings.recordingDays,
  };
}
