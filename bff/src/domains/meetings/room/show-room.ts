import { limits, type MeetingRoom } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { agencyName } from '../../../mail/agency.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import { askedQuestions } from '../../questions/api/asked-questions.ts';
import { doorOf, type VisitedMeeting } from '../door/visited-meeting.ts';
import { roomMedia } from '../media/room-media.ts';
import { MeetingLineModel, type MeetingLine } from '../meeting-line.model.ts';
import { windowOf } from '../meeting-window.ts';
import type { ParticipantRecord } from '../participant.model.ts';
import { everybodyIn } from '../recording/move-recording.ts';
import { peopleInside } from '../recording/next-step.ts';
import { latestRecording } from '../recording/recording.model.ts';
import { mayRecord } from '../recording/recording-rights.ts';
import { showRecording } from '../recording/show-recording.ts';
import { isHere } from './presence.ts';

/** Returns a room as one participant sees it; at the door only the door is shown. */
export async function showRoom(
  { meeting, me, actor }: VisitedMeeting,
  session: ClientSession | null = null,
): Promise<MeetingRoom> {
  const everybody = await everybodyIn(meeting._id, session);
  const recording = await latestRecording(meeting._id, session);
  const door = doorOf(me);
  const inside = peopleInside(everybody);
  const isInside = door === 'admitted';
  const mayHost = isInside && me.role !== 'guest';
  const people = await findPeople(
    [meeting.hostId, ...(isInside ? inside.map(({ userId }) => userId) : [])],
    session,
  );
  return {
    name: meeting.name,
    title: meeting.title,
    agencyName: agencyName(),
    host: people.name(meeting.hostId),
    status: meeting.status,
    window: windowOf(meeting),
    startsAt: meeting.startsAt.toISOString(),
    endsAt: meeting.endsAt.toISOString(),
    opensAt: meeting.opensAt.toISOString(),
    closesAt: meeting.closesAt.toISOString(),
    startedAt: meeting.startedAt?.toISOString() ?? null,
    me: {
      id: me._id.toHexString(),
      name: me.name,
      role: me.role,
      door,
      identity: me.identity,
    },
    isHosted: inside.some(({ role }) => role !== 'guest'),
    isFull: inside.filter(({ _id }) => !_id.equals(me._id)).length >= roomMedia().places,
    people: isInside
      ? inside.map((one) => ({
          ...showPerson(one),
          ...(seesFace(actor, one) && faceOf(people, one)),
        }))
      : [],
    waiting: mayHost ? atDoor(everybody) : [],
    chat: isInside ? await linesOf(meeting._id, session) : [],
    notes: isInside
      ? { text: meeting.notes, version: meeting.version }
      : { text: '', version: meeting.version },
    questions: mayHost && meeting.poolId ? await askedQuestions(meeting.poolId, session) : [],
    mayHost,
    recording: isInside && recording ? showRecording(recording, me, everybody) : null,
    mayRecord: await mayRecord({ meeting, me, actor }, recording, session),
  };
}

/** Guests see no photos; clients and candidates see those of the agency’s staff. */
const seesFace = (
  actor: VisitedMeeting['actor'],
  { userId, role }: Pick<ParticipantRecord, 'userId' | 'role'>,
): boolean =>
  actor !== null &&
  userId !== null &&
  (actor.audience === 'staff' || role !== 'guest' || actor.userId.equals(userId));

function faceOf(people: People, { userId }: ParticipantRecord): { photo?: string } {
  const photo = people.face(userId)?.photo;
  return photo ? { photo } : {};
}

const showPerson = ({ _id, name, role, identity, connection, media }: ParticipantRecord) => ({
  id: _id.toHexString(),
  name,
  role,
  connection,
  media,
  isKnown: identity === 'confirmed',
});

/** Returns the participants who wait at the door with their browser open. */
const atDoor = (everybody: readonly ParticipantRecord[]): MeetingRoom['waiting'] =>
  everybody
    .filter((one) => doorOf(one) === 'waiting' && isHere(one))
    .slice(0, limits.meeting.waiting)
    .map(({ _id, name, identity }) => ({
      id: _id.toHexString(),
      name,
      isKnown: identity === 'confirmed',
    }));

async function linesOf(
  meetingId: MeetingLine['meetingId'],
  session: ClientSession | null,
): Promise<MeetingRoom['chat']> {
  const lines = await MeetingLineModel.find({ meetingId }, null, { session })
    .sort({ at: -1, _id: -1 })
    .limit(limits.meeting.lines)
    .lean();
  return lines.toReversed().map(({ _id, participantId, name, body, at }) => ({
    id: _id.toHexString(),
    personId: participantId.toHexString(),
    name,
    body,
    at: at.toISOString(),
  }));
}
