import { limits, type meetingRecordingEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { asUploader, sendPart } from '../../files/api/uploads.ts';
import { visitedAgain } from '../door/visited-meeting.ts';
import { showRoom } from '../room/show-room.ts';
import { keepSound } from './keep-sound.ts';
import type { RecordingRecord } from './recording.model.ts';
import { visitedRecording } from './visited-recording.ts';

type Endpoints = typeof meetingRecordingEndpoints;

/**
 * Returns the recording if this browser is the one that records. @throws AppError as {@link
 * visitedRecording}
 */
async function ownRecording(
  ctx: VisitorContext,
  params: Input<Endpoints['send']>['params'],
): Promise<Awaited<ReturnType<typeof visitedRecording>>> {
  const found = await visitedRecording(ctx, params);
  if (!found.recording.recorderId.equals(found.visited.me._id)) throw new AppError('NOT_FOUND');
  return found;
}

/** Appends sound; parts recorded before the end may arrive shortly after it. */
export async function sendSound(
  ctx: VisitorContext,
  { params, query }: Pick<Input<Endpoints['send']>, 'params' | 'query'>,
  bytes: Buffer,
) {
  const { recording } = await ownRecording(ctx, params);
  const { _id, fileId, status } = recording;
  if (!fileId || isTooLate(recording))
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: status, action: 'send_recording' },
    });
  return sendPart(asUploader(ctx, _id), { params: { id: fileId.toHexString() }, query }, bytes);
}

const isTooLate = ({ file, endedAt }: RecordingRecord): boolean =>
  file !== 'arriving' ||
  (endedAt !== null && Date.now() - +endedAt > limits.meeting.recording.lateParts);

/** Adds the sound to the candidate's record; repeating it returns the same. */
export const finishRecording: Service<Endpoints['finish']> = async (
  ctx: VisitorContext,
  { params },
) => {
  const { visited, recording } = await ownRecording(ctx, params);
  if (recording.status !== 'ended')
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: recording.status, action: 'finish_recording' },
    });
  await keepSound(recording._id, ctx.requestId);
  return showRoom(await visitedAgain(visited));
};
