import type { meetingRecordingEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { AppError } from '../../../http/app-error.ts';
import { announceRoom } from '../call/meeting-signal.model.ts';
import { requireHost, visitedAgain, type VisitedMeeting } from '../door/visited-meeting.ts';
import { showRoom } from '../room/show-room.ts';
import { keepConsent } from './keep-consent.ts';
import { moveRecording, settleRecording } from './move-recording.ts';
import { answerOf } from './next-step.ts';
import { liveRecording, visitedRecording } from './visited-recording.ts';
import { RecordingModel, type RecordingRecord } from './recording.model.ts';

/** Agrees to the recording; refusing or withdrawing ends it for everybody. */
export const answerRecording: Service<typeof meetingRecordingEndpoints.answer> = async (
  ctx: VisitorContext,
  { params, body },
) => {
  const { visited } = await visitedRecording(ctx, params);
  return transact(ctx, async (tx) => {
    const now = await visitedAgain(visited, tx.session);
    const recording = await liveRecording(tx, now, params.id, 'answer_recording');
    const before = answerOf(recording.answers, now.me._id)?.agrees ?? null;
    if (before !== body.agrees) {
      const after = await note(tx, recording, now, body);
      if (body.agrees) await settleRecording(tx, now.meeting._id);
      else
        await moveRecording(tx, after, 'end', {
          ending: before === true ? 'withdrawn' : 'refused',
          endedById: now.me._id,
        });
    }
    return showRoom(await visitedAgain(now, tx.session), tx.session);
  });
};

/** Stores the answer on the recording, and the candidate's answer also on their record. */
async function note(
  tx: Tx,
  recording: RecordingRecord,
  { me, meeting }: VisitedMeeting,
  { agrees, textVersion }: { agrees: boolean; textVersion: string },
): Promise<RecordingRecord> {
  const answer = {
    participantId: me._id,
    userId: me.userId,
    name: me.name,
    agrees,
    textVersion,
    at: tx.at,
  };
  const after = await compareAndSet<RecordingRecord>(tx, RecordingModel, recording, {
    $push: { answers: answer },
  });
  if (!after) throw new Error('The recording changed meanwhile');
  await audit(tx, {
    action: agrees ? 'meeting.agree_recording' : 'meeting.decline_recording',
    entity: 'meeting',
    entityId: meeting._id,
    changes: [{ path: 'guest', before: null, after: me.name, secret: true }],
    ...(me.userId === null && { actorKind: 'guest' as const }),
  });
  await keepConsent(tx, me, recording.candidateId, { agrees, textVersion });
  await announceRoom(tx, meeting._id);
  return after;
}

/** Ends the recording, either by a host or because the recording browser failed. */
export const stopRecording: Service<typeof meetingRecordingEndpoints.stop> = async (
  ctx: VisitorContext,
  { params, body },
) => {
  const { visited, recording: found } = await visitedRecording(ctx, params);
  requireHost(visited);
  if (body.hasFailed && !found.recorderId.equals(visited.me._id)) throw new AppError('FORBIDDEN');
  return transact(ctx, async (tx) => {
    const now = await visitedAgain(visited, tx.session);
    const recording = await liveRecording(tx, now, params.id, 'end_recording');
    await moveRecording(tx, recording, 'end', {
      ending: body.hasFailed ? 'failed' : 'stopped',
      endedById: now.me._id,
    });
    return showRoom(await visitedAgain(now, tx.session), tx.session);
  });
};
