import {
  canTransition,
  limits,
  meetingRecordingMachine,
  type MeetingRecordingAction,
  type MeetingRecordingEnding,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { compareAndSet, raiseVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { openUpload } from '../../files/api/uploads.ts';
import { announceRoom } from '../call/meeting-signal.model.ts';
import { ParticipantModel, type ParticipantRecord } from '../participant.model.ts';
import { nextStep } from './next-step.ts';
import { latestRecording, RecordingModel, type RecordingRecord } from './recording.model.ts';

/** Why a recording ended, and by whom if it was a person. */
interface Ending {
  ending: MeetingRecordingEnding;
  endedById: Types.ObjectId | null;
}

const byItself: Ending = { ending: 'left', endedById: null };

export const everybodyIn = (
  meetingId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<ParticipantRecord[]> =>
  ParticipantModel.find({ meetingId }, null, { session }).sort({ createdAt: 1, _id: 1 }).lean();

/**
 * Updates a room's recording to its participants and their answers. Called in every change of
 * either; it always writes, so that concurrent changes wait for each other and the later one sees
 * the earlier.
 */
export async function settleRecording(tx: Tx, meetingId: Types.ObjectId): Promise<void> {
  const recording = await latestRecording(meetingId, tx.session);
  if (!recording || recording.status === 'ended') return;
  const step = nextStep(recording, await everybodyIn(meetingId, tx.session), +tx.at);
  if (step) await moveRecording(tx, recording, step, byItself);
  else
    await RecordingModel.updateOne({ _id: recording._id }, raiseVersion({}), {
      session: tx.session,
    });
}

/** Ends a requested or running recording of a room. */
export async function endRecordingOf(
  tx: Tx,
  meetingId: Types.ObjectId,
  ending: MeetingRecordingEnding,
): Promise<void> {
  const recording = await latestRecording(meetingId, tx.session);
  if (recording && recording.status !== 'ended')
    await moveRecording(tx, recording, 'end', { ending, endedById: null });
}

/** Changes the state of a recording, with everything that belongs to the same change. */
export async function moveRecording(
  tx: Tx,
  recording: RecordingRecord,
  action: MeetingRecordingAction,
  end: Ending = byItself,
): Promise<RecordingRecord> {
  const { _id, meetingId, status } = recording;
  if (!canTransition(meetingRecordingMachine, status, action))
    throw new Error(`A recording that is ${status} cannot ${action}`);
  const { to } = meetingRecordingMachine.transitions[action];
  const after = await compareAndSet<RecordingRecord>(tx, RecordingModel, recording, {
    $set: {
      status: to as RecordingRecord['status'],
      ...timesOf(recording, action, tx.at),
      ...(action === 'begin' && (await whereSoundArrives(tx, recording))),
      ...(action === 'end' && { ...end, endedAt: tx.at }),
    },
  });
  if (!after) throw new Error('The recording changed meanwhile');
  await audit(tx, {
    action: `meeting.${action}_recording`,
    entity: 'meeting',
    entityId: meetingId,
    changes: [{ path: `recordings/${_id.toHexString()}`, before: status, after: after.status }],
    ...(tx.userId === null && { actorKind: 'system' as const }),
  });
  await announceRoom(tx, meetingId);
  return after;
}

/** Counts only the time while the recording runs. */
function timesOf(
  { runningSince, recordedMs }: RecordingRecord,
  action: MeetingRecordingAction,
  at: Date,
): Pick<RecordingRecord, 'runningSince' | 'recordedMs'> {
  if (action === 'begin' || action === 'resume') return { runningSince: at, recordedMs };
  const ran = runningSince ? at.getTime() - runningSince.getTime() : 0;
  return { runningSince: null, recordedMs: recordedMs + ran };
}

/** Opens an upload of unknown length that belongs only to the recording. */
async function whereSoundArrives(
  tx: Tx,
  { _id }: RecordingRecord,
): Promise<Pick<RecordingRecord, 'fileId' | 'file'>> {
  const { _id: fileId } = await openUpload(tx, {
    userId: _id,
    purpose: 'recording',
    size: limits.meeting.recording.bytes,
    name: `interview-${tx.at.toISOString().slice(0, 10)}.webm`,
    claimedSha256: null,
  });
  return { fileId, file: 'arriving' };
}
