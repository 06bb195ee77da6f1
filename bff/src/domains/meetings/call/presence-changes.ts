import { meetingMachine, canTransition, type MeetingMedia } from '@muster/contracts';
import type { Types } from 'mongoose';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { notifyRoomOpened } from '../../../calendars/room-followers.ts';
import { doorOf, meetingOf, type VisitedMeeting } from '../door/visited-meeting.ts';
import { stepMeeting } from '../list/change-meeting.ts';
import { roomMedia } from '../media/room-media.ts';
import type { MeetingRecord } from '../meeting.model.ts';
import { ParticipantModel } from '../participant.model.ts';
import { settleRecording } from '../recording/move-recording.ts';
import { isHere } from '../room/presence.ts';
import { announceRoom } from './meeting-signal.model.ts';

/** An open connection as far as presence needs it. */
interface Held {
  meetingId: Types.ObjectId;
  participantId: Types.ObjectId;
  connection: string;
}

const context = systemContext('meetings.call');

/**
 * Records that a participant's browser is connected; the first host who joins starts the meeting.
 * Returns whether there was a free place.
 */
export const comeIn = (
  { meetingId, participantId, connection }: Held,
  { me }: VisitedMeeting,
): Promise<boolean> =>
  transact(context, async (tx) => {
    const { session, at } = tx;
    const now = await meetingOf(participantId, session);
    const isIn = doorOf(now.me) === 'admitted';
    if (isIn && (await isFull(meetingId, participantId))) return false;
    await ParticipantModel.updateOne(
      { _id: participantId },
      {
        $set: {
          connection,
          seenAt: at,
          leftAt: null,
          ...(isIn && now.me.joinedAt === null && { joinedAt: at }),
        },
      },
      { session },
    );
    if (isIn) await settleRecording(tx, meetingId);
    const { status } = now.meeting;
    if (isIn && me.role !== 'guest' && canTransition(meetingMachine, status, 'start'))
      await startMeeting(tx, now.meeting);
    else await announceRoom(tx, meetingId);
    return true;
  });

async function startMeeting(tx: Tx, meeting: MeetingRecord): Promise<void> {
  await stepMeeting(tx, meeting, 'start');
  if (meeting.interviewId) await notifyRoomOpened(tx, meeting.interviewId);
}

async function isFull(meetingId: Types.ObjectId, self: Types.ObjectId): Promise<boolean> {
  const others = await ParticipantModel.find({
    meetingId,
    _id: { $ne: self },
    admittedAt: { $ne: null },
    refusedAt: null,
  }).lean();
  return others.filter((one) => isHere(one)).length >= roomMedia().places;
}

export const isInside = async (participantId: Types.ObjectId): Promise<boolean> =>
  (await ParticipantModel.exists({
    _id: participantId,
    admittedAt: { $ne: null },
    refusedAt: null,
  })) !== null;

/** Records which camera, microphone or screen of a participant is on. */
export async function showMedia(
  { meetingId, participantId, connection }: Held,
  media: MeetingMedia,
): Promise<void> {
  const changed = await ParticipantModel.updateOne(
    { _id: participantId, connection },
    { $set: { media, seenAt: new Date() } },
  );
  if (changed.modifiedCount > 0) await announceRoom({ session: null, at: new Date() }, meetingId);
}

/** Records that a browser has left, unless the same person returned on another connection. */
export async function leave({ meetingId, participantId, connection }: Held): Promise<void> {
  const at = new Date();
  const left = await ParticipantModel.updateOne(
    { _id: participantId, connection },
    { $set: { connection: null, leftAt: at } },
  );
  if (left.modifiedCount === 0) return;
  await announceRoom({ session: null, at }, meetingId);
  await transact(context, (tx) => settleRecording(tx, meetingId));
}

/** Records that the people on these connections are present. */
export async function refreshPresence(lines: readonly Held[]): Promise<void> {
  const connections = lines.map(({ connection }) => connection);
  if (connections.length === 0) return;
  await ParticipantModel.updateMany(
    {
      _id: { $in: lines.map(({ participantId }) => participantId) },
      connection: { $in: connections },
    },
    { $set: { seenAt: new Date() } },
  );
}
