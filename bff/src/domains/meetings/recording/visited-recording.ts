import { Types } from 'mongoose';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { requireInside, visitedMeeting, type VisitedMeeting } from '../door/visited-meeting.ts';
import { RecordingModel, type RecordingRecord } from './recording.model.ts';

interface Place {
  handle: string;
  id: string;
}

/**
 * Returns a recording of the visitor's room.
 * @throws AppError TOKEN_…, UNAUTHENTICATED, IDENTITY_NOT_CONFIRMED, NOT_FOUND
 */
export async function visitedRecording(
  ctx: VisitorContext,
  { handle, id }: Place,
): Promise<{ visited: VisitedMeeting; recording: RecordingRecord }> {
  const visited = await visitedMeeting(ctx, handle);
  requireInside(visited);
  return { visited, recording: await recordingOf(visited, id) };
}

/** Returns a requested or running recording. @throws AppError NOT_FOUND, INVALID_TRANSITION */
export async function liveRecording(
  { session }: Pick<Tx, 'session'>,
  visited: VisitedMeeting,
  id: string,
  action: string,
): Promise<RecordingRecord> {
  requireInside(visited);
  const recording = await recordingOf(visited, id, session);
  if (recording.status === 'ended')
    throw new AppError('INVALID_TRANSITION', { context: { currentState: 'ended', action } });
  return recording;
}

async function recordingOf(
  { meeting }: VisitedMeeting,
  id: string,
  session: Tx['session'] | null = null,
): Promise<RecordingRecord> {
  const found = isRecordId(id)
    ? await RecordingModel.findOne({ _id: new Types.ObjectId(id), meetingId: meeting._id }, null, {
        session,
      }).lean()
    : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
