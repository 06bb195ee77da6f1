import type { QueryFilter, Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { everybodyIn, settleRecording } from './move-recording.ts';
import { nextStep } from './next-step.ts';
import { RecordingModel, type RecordingRecord } from './recording.model.ts';

const live = { status: { $in: ['asked', 'running', 'paused'] } } as const;

/**
 * Looks after recordings that nobody's arrival or answer moves: a browser that fell silent is away
 * without having said so.
 */
export async function settleRecordings(meetingIds: readonly Types.ObjectId[]): Promise<void> {
  if (meetingIds.length > 0) await settleAll({ meetingId: { $in: [...meetingIds] } });
}

/** The same for rooms that no process has an open line to. */
export const endLeftRecordings = (): Promise<void> => settleAll({});

async function settleAll(which: QueryFilter<RecordingRecord>): Promise<void> {
  const found = await RecordingModel.find({ ...which, ...live }).lean();
  for (const recording of found) {
    const { _id, meetingId } = recording;
    // Looked at first: most of the time there is nothing to write.
    if (nextStep(recording, await everybodyIn(meetingId)) === null) continue;
    await transact(systemContext(`meetings.recording:${_id.toHexString()}`), (tx) =>
      settleRecording(tx, meetingId),
    );
  }
}
