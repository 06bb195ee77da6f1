import { canTransition, meetingMachine } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { compareAndSet } from '../../db/record-version.ts';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import { findLiveCandidate } from '../candidates/api/candidate-lookup.ts';
import {
  interviewNow,
  interviewTitles,
  type VettingInterviewNow,
} from '../vetting/api/interview-times.ts';
import { announceRoom } from './call/meeting-signal.model.ts';
import { stepMeeting } from './list/change-meeting.ts';
import { MeetingModel, timesOf, type MeetingRecord } from './meeting.model.ts';
import { ParticipantModel } from './participant.model.ts';
import { writeAccount, writeMeeting, writeParticipant } from './write-meeting.ts';

type Arranged = VettingInterviewNow & { startsAt: Date; endsAt: Date };

const isArranged = (interview: VettingInterviewNow): interview is Arranged =>
  interview.status === 'scheduled' && interview.startsAt !== null && interview.endsAt !== null;

const leadOf = ({ interviewers }: VettingInterviewNow): Types.ObjectId | null =>
  (interviewers.find(({ isLead }) => isLead) ?? interviewers[0])?.userId ?? null;

/** Gives an arranged interview a room, moves it along, and calls it off with it. */
export const followInterview = (interviewId: Types.ObjectId): Promise<void> =>
  transact(systemContext(`meetings.follow:${interviewId.toHexString()}`), async (tx) => {
    const interview = await interviewNow(interviewId, tx.session);
    const room = await MeetingModel.findOne({ interviewId }, null, {
      session: tx.session,
    }).lean<MeetingRecord>();
    if (!interview) return;
    if (isArranged(interview)) await (room ? move(tx, room, interview) : open(tx, interview));
    else if (room && interview.status === 'cancelled') await callOff(tx, room);
  });

async function open(tx: Tx, interview: Arranged): Promise<void> {
  const { startsAt, endsAt, kind, poolId, candidateId } = interview;
  const hostId = leadOf(interview);
  if (!hostId) return;
  const meeting = await writeMeeting(tx, {
    ...{ title: interviewTitles[kind], kind: 'vetting', status: 'scheduled', hostId },
    ...{ startsAt, endsAt, poolId, interviewId: interview._id },
    cohostIds: interview.interviewers.map(({ userId }) => userId),
  });
  const candidate = await findLiveCandidate(candidateId, tx.session);
  if (!candidate?.email) return;
  await writeParticipant(tx, meeting, {
    ...{ name: `${candidate.preferredName ?? candidate.firstName} ${candidate.lastName}`.trim() },
    ...{ email: candidate.email, role: 'guest', isInvited: true },
  });
}

/** Another time, or other interviewers; a room that is over stays so. */
async function move(tx: Tx, room: MeetingRecord, interview: Arranged): Promise<void> {
  const { startsAt, endsAt } = interview;
  if (room.status !== 'scheduled') return;
  const hosts = interview.interviewers.map(({ userId }) => userId);
  const hostId = leadOf(interview) ?? room.hostId;
  const isSame =
    +room.startsAt === +startsAt &&
    +room.endsAt === +endsAt &&
    room.hostId.equals(hostId) &&
    hosts.length === room.memberIds.length &&
    hosts.every((id) => room.memberIds.some((one) => one.equals(id)));
  if (isSame) return;
  const after = await compareAndSet<MeetingRecord>(tx, MeetingModel, room, {
    $set: { ...timesOf(interview), hostId, memberIds: hosts },
  });
  if (!after) throw new Error('The meeting changed meanwhile');
  await ParticipantModel.deleteMany(
    { meetingId: room._id, role: { $ne: 'guest' } },
    { session: tx.session },
  );
  for (const userId of hosts)
    await writeAccount(tx, after, userId, userId.equals(hostId) ? 'host' : 'cohost');
  await ParticipantModel.updateMany(
    { meetingId: room._id },
    { $set: { purgeAt: after.purgeAt } },
    { session: tx.session },
  );
  await audit(tx, {
    ...{ action: 'meeting.move', entity: 'meeting', entityId: room._id, actorKind: 'system' },
    changes: [{ path: 'startsAt', before: room.startsAt, after: startsAt }],
  });
  await announceRoom(tx, room._id);
}

async function callOff(tx: Tx, room: MeetingRecord): Promise<void> {
  if (canTransition(meetingMachine, room.status, 'call_off'))
    await stepMeeting(tx, room, 'call_off');
}
