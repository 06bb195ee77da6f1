import type { QueryFilter, Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { everybodyIn, settleRecording } from './move-recording.ts';
import { nextStep } from './next-step.ts';
import { RecordingModel, type RecordingRecord } from './recording.model.ts';

const live = { status: { $in: ['asked', 'running', 'paused'] } } as const;

/**
 * Updates recordings without a triggering arrival or answer: a disconnected browser does not report
 * its departure.
 */
export async function settleRecordings(meetingIds: readonly Types.ObjectId[]): Promise<void> {
  if (meetingIds.length > 0) await settleAll({ meetingId: { $in: [...meetingIds] } });
}

/** Does the same for rooms without an open connection in any process. */
export const endLeftRecordings = (): Promise<void> => settleAll({});

async function settleAll(which: QueryFilter<RecordingRecord>): Promise<void> {
  const found = await RecordingModel.find({ ...which, ...live }).lean();
  for (const recording of found) {
    const { _id, meetingId } = recording;
    // Checked first, because usually there is nothing to write.
    if (nextStep(recording, await everybodyIn(meetingId)) === null) continue;
    await transact(systemContext(`meetings.recording:${_id.toHexString()}`), (tx) =>
      settleRecording(tx, meetingId),
    );
  }
}
