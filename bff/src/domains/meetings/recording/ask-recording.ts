import { recordingTextVersion, type meetingRecordingEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { raiseVersion } from '../../../db/record-version.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { findLiveCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { latestConsent } from '../../../records/consents/consents.ts';
import { requireRoomForAttachment } from '../../attachments/api/kept-recording.ts';
import { announceRoom } from '../call/meeting-signal.model.ts';
import {
  requireHost,
  visitedAgain,
  visitedMeeting,
  type VisitedMeeting,
} from '../door/visited-meeting.ts';
import { MeetingModel } from '../meeting.model.ts';
import { requireOpen } from '../meeting-window.ts';
import { showRoom } from '../room/show-room.ts';
import { latestRecording, RecordingModel } from './recording.model.ts';
import { isRecordingAllowed, mayRecordPerson } from './recording-rights.ts';

/** Asks everybody in the room for permission to record; the asking host agrees by asking. */
export const askToRecord: Service<typeof meetingRecordingEndpoints.ask> = async (
  ctx: VisitorContext,
  { params },
) => {
  const visited = await visitedMeeting(ctx, params.handle);
  requireHost(visited);
  requireOpen(visited.meeting, 'ask_recording');
  return transact(ctx, async (tx) => {
    const now = await visitedAgain(visited, tx.session);
    const candidate = await requireRecordable(tx, now);
    const latest = await latestRecording(now.meeting._id, tx.session);
    if (!latest || latest.status === 'ended') await ask(tx, now, candidate);
    else if (!latest.recorderId.equals(now.me._id))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: latest.status, action: 'ask_recording' },
      });
    return showRoom(await visitedAgain(now, tx.session), tx.session);
  });
};

/** @throws AppError INVALID_TRANSITION, FORBIDDEN, CONSENT_REQUIRED, TOO_MANY_ATTACHMENTS */
async function requireRecordable(
  { session }: Tx,
  { meeting, actor }: VisitedMeeting,
): Promise<Candidate> {
  const candidate = meeting.candidateId && (await findLiveCandidate(meeting.candidateId, session));
  if (!candidate || !isRecordingAllowed(meeting))
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: meeting.status, action: 'ask_recording' },
    });
  if (!actor || !mayRecordPerson(actor, candidate))
    throw new AppError('FORBIDDEN', { context: actor ? { role: actor.role } : {} });
  const purpose = 'recording';
  const answer = await latestConsent(candidate._id, purpose, session);
  // A permanent refusal is respected without asking in front of others; a refusal in a room
  // concerned only that recording.
  if (answer && !answer.granted && answer.channel !== 'meeting')
    throw new AppError('CONSENT_REQUIRED', { context: { purpose } });
  await requireRoomForAttachment(candidate._id, session);
  return candidate;
}

/**
 * Recording starts only with another person's answer. The room is written, too, so that of two
 * concurrent requests one comes first.
 */
async function ask(tx: Tx, { meeting, me }: VisitedMeeting, { _id }: Candidate): Promise<void> {
  if (!me.userId) throw new AppError('FORBIDDEN');
  await MeetingModel.updateOne({ _id: meeting._id }, raiseVersion({}), { session: tx.session });
  const id = new Types.ObjectId();
  await RecordingModel.create(
    [
      {
        _id: id,
        meetingId: meeting._id,
        candidateId: _id,
        status: 'asked',
        interviewId: meeting.interviewId,
        recorderId: me._id,
        recorderUserId: me.userId,
        purgeAt: meeting.purgeAt,
        answers: [
          {
            participantId: me._id,
            userId: me.userId,
            name: me.name,
            agrees: true,
            textVersion: recordingTextVersion,
            at: tx.at,
          },
        ],
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  await audit(tx, {
    action: 'meeting.ask_recording',
    entity: 'meeting',
    entityId: meeting._id,
    changes: [{ path: `recordings/${id.toHexString()}`, before: null, after: 'asked' }],
  });
  await announceRoom(tx, meeting._id);
}
