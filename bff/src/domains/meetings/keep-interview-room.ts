import { canTransition, meetingMachine, normaliseEmail, type MeetingKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { compareAndSet } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { announceRoom } from './call/meeting-signal.model.ts';
import { stepMeeting } from './list/change-meeting.ts';
import { MeetingModel, timesOf, type MeetingRecord } from './meeting.model.ts';
import { ParticipantModel } from './participant.model.ts';
import { writeAccount, writeMeeting, writeParticipant } from './write-meeting.ts';

/** The data of an interview or event that its room needs. */
export interface InterviewToRoom {
  interviewId: Types.ObjectId;
  title: string;
  kind: MeetingKind;
  startsAt: Date;
  endsAt: Date;
  /** The hosts, the main one first. */
  hostIds: readonly [Types.ObjectId, ...Types.ObjectId[]];
  /** The pool whose questions are shown to the hosts. */
  poolId?: Types.ObjectId | null;
  /** The candidate being vetted; only such interviews can be recorded. */
  candidateId?: Types.ObjectId | null;
  /** Guests who do not host, with their addresses: the candidate. */
  guests: readonly InvitedGuest[];
}

interface InvitedGuest {
  name: string;
  email: string;
}

const roomOf = (tx: Tx, interviewId: Types.ObjectId): Promise<MeetingRecord | null> =>
  MeetingModel.findOne({ interviewId }, null, { session: tx.session }).lean();

/** Creates the room of an arranged interview, or updates it. */
export async function keepInterviewRoom(tx: Tx, interview: InterviewToRoom): Promise<void> {
  const room = await roomOf(tx, interview.interviewId);
  // A cancelled room stays cancelled; the interview gets a new one.
  if (room?.status === 'cancelled') {
    await MeetingModel.updateOne(
      { _id: room._id },
      { $set: { interviewId: null } },
      { session: tx.session },
    );
    return open(tx, interview);
  }
  await (room ? move(tx, room, interview) : open(tx, interview));
}

/** Closes the room of an interview that was cancelled. */
export async function callOffInterviewRoom(tx: Tx, interviewId: Types.ObjectId): Promise<void> {
  const room = await roomOf(tx, interviewId);
  if (room && canTransition(meetingMachine, room.status, 'call_off'))
    await stepMeeting(tx, room, 'call_off');
}

async function open(tx: Tx, { hostIds, guests, ...interview }: InterviewToRoom): Promise<void> {
  const [hostId] = hostIds;
  const meeting = await writeMeeting(tx, {
    ...interview,
    status: 'scheduled',
    hostId,
    cohostIds: hostIds,
  });
  await keepGuests(tx, meeting, guests);
}

/** Invites new guests, and withdraws the invitations of removed guests who never came. */
async function keepGuests(
  tx: Tx,
  room: MeetingRecord,
  guests: readonly InvitedGuest[],
): Promise<void> {
  const emails = guests.map(({ email }) => normaliseEmail(email));
  const ofRoom = { meetingId: room._id, role: 'guest' as const };
  await ParticipantModel.deleteMany(
    { ...ofRoom, isInvited: true, admittedAt: null, emailNorm: { $nin: emails } },
    { session: tx.session },
  );
  const known: string[] = await ParticipantModel.distinct('emailNorm', ofRoom).session(tx.session);
  for (const guest of guests)
    if (!known.includes(normaliseEmail(guest.email)))
      await writeParticipant(tx, room, { ...guest, role: 'guest', isInvited: true });
}

/** Updates the time or people of a room, unless it is over. */
async function move(tx: Tx, room: MeetingRecord, interview: InterviewToRoom): Promise<void> {
  const { startsAt, hostIds, guests } = interview;
  if (room.status !== 'scheduled') return;
  await keepGuests(tx, room, guests);
  if (isSame(room, interview)) return;
  const [hostId] = hostIds;
  const after = await compareAndSet<MeetingRecord>(tx, MeetingModel, room, {
    $set: { ...timesOf(interview), title: interview.title, hostId, memberIds: [...hostIds] },
  });
  if (!after) throw new Error('The meeting changed meanwhile');
  await ParticipantModel.deleteMany(
    { meetingId: room._id, role: { $ne: 'guest' } },
    { session: tx.session },
  );
  for (const userId of hostIds)
    await writeAccount(tx, after, userId, userId.equals(hostId) ? 'host' : 'cohost');
  await ParticipantModel.updateMany(
    { meetingId: room._id },
    { $set: { purgeAt: after.purgeAt } },
    { session: tx.session },
  );
  await audit(tx, {
    action: 'meeting.move',
    entity: 'meeting',
    entityId: room._id,
    actorKind: 'system',
    changes: [{ path: 'startsAt', before: room.startsAt, after: startsAt }],
  });
  await announceRoom(tx, room._id);
}

const isSame = (
  room: MeetingRecord,
  { startsAt, endsAt, hostIds, title }: InterviewToRoom,
): boolean =>
  room.title === title &&
  room.startsAt.getTime() === startsAt.getTime() &&
  room.endsAt.getTime() === endsAt.getTime() &&
  room.hostId.equals(hostIds[0]) &&
  hostIds.length === room.memberIds.length &&
  hostIds.every((id) => room.memberIds.some((one) => one.equals(id)));
