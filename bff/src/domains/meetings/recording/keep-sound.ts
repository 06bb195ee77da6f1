import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { dayInWords } from '../../../db/calendar-day.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { attachRecording } from '../../attachments/api/kept-recording.ts';
import { closeUpload } from '../../files/api/uploads.ts';
import { announceRoom } from '../call/meeting-signal.model.ts';
import { RecordingModel, type RecordingRecord } from './recording.model.ts';

/**
 * Turns the received sound into a file on the candidate's record, once. A failure marks the
 * recording as lost; the room shows the result.
 */
export async function keepSound(id: Types.ObjectId, requestId: string): Promise<void> {
  const recording = await RecordingModel.findOne({
    _id: id,
    file: 'arriving',
  }).lean();
  if (!recording?.fileId || recording.status !== 'ended') return;
  const file = await closeUpload({ userId: id }, recording.fileId, requestId).catch(
    (error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    },
  );
  await transact(systemContext(requestId), async (tx) => {
    const now = await RecordingModel.findOne({ _id: id, file: 'arriving' }, null, {
      session: tx.session,
    }).lean();
    if (!now) return;
    const attachmentId = file && (await attachRecording(tx, wanted(now, file.id)));
    await settle(tx, now, attachmentId);
  });
}

const wanted = (
  { _id, candidateId, recorderUserId, createdAt }: RecordingRecord,
  fileId: string,
) => ({
  candidateId,
  uploaderId: _id,
  userId: recorderUserId,
  fileId,
  title: `Interview of ${dayInWords(createdAt.toISOString().slice(0, 10))}`,
});

async function settle(
  tx: Tx,
  recording: RecordingRecord,
  attachmentId: Types.ObjectId | null,
): Promise<void> {
  await compareAndSet<RecordingRecord>(tx, RecordingModel, recording, {
    $set: { attachmentId, file: attachmentId ? 'kept' : 'lost' },
  });
  await audit(tx, {
    action: attachmentId ? 'meeting.keep_recording' : 'meeting.lose_recording',
    entity: 'meeting',
    entityId: recording.meetingId,
    actorKind: 'system',
  });
  await announceRoom(tx, recording.meetingId);
}

/** Stores the sound left behind by browsers that disconnected. */
export async function keepLeftSound(signal: AbortSignal, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - limits.meeting.recording.lateParts);
  const due = await RecordingModel.find(
    { file: 'arriving', status: 'ended', endedAt: { $lte: before } },
    { _id: 1 },
  ).lean();
  for (const { _id } of due) {
    if (signal.aborted) return;
    await keepSound(_id, `meetings.recording:${_id.toHexString()}`);
  }
}
