import { canTransition, meetingActions, meetingMachine, type Meeting } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { findPeople } from '../../../identity/people/people.ts';
import type { MeetingRecord } from '../meeting.model.ts';
import { canBeAllowed, isRecordingAllowed } from '../recording/recording-rights.ts';
import { ParticipantModel } from '../participant.model.ts';

/** Returns those of the rooms in which the person is a host or co-host. */
async function hosted(
  userId: Types.ObjectId,
  meetings: readonly MeetingRecord[],
  session: ClientSession | null,
): Promise<ReadonlySet<string>> {
  const ids = await ParticipantModel.distinct('meetingId', {
    meetingId: { $in: meetings.map(({ _id }) => _id) },
    userId,
    role: { $ne: 'guest' },
  }).session(session);
  return new Set(ids.map(String));
}

/** Returns rooms as their participants see them in a list. */
export async function showMeetings(
  userId: Types.ObjectId,
  meetings: readonly MeetingRecord[],
  session: ClientSession | null = null,
): Promise<Meeting[]> {
  const own = await hosted(userId, meetings, session);
  const people = await findPeople(
    meetings.map(({ hostId }) => hostId),
    session,
  );
  return meetings.map((meeting) => {
    const isHost = own.has(meeting._id.toHexString());
    return {
      id: meeting._id.toHexString(),
      name: meeting.name,
      title: meeting.title,
      kind: meeting.kind,
      status: meeting.status,
      startsAt: meeting.startsAt.toISOString(),
      endsAt: meeting.endsAt.toISOString(),
      opensAt: meeting.opensAt.toISOString(),
      closesAt: meeting.closesAt.toISOString(),
      startedAt: meeting.startedAt?.toISOString() ?? null,
      endedAt: meeting.endedAt?.toISOString() ?? null,
      host: people.name(meeting.hostId),
      isHost,
      recordingAllowed: isRecordingAllowed(meeting),
      mayAllowRecording: isHost && canBeAllowed(meeting),
      notes: meeting.notes,
      version: meeting.version,
      allowedActions: meetingActions.filter(
        (action) =>
          isHost &&
          canTransition(meetingMachine, meeting.status, action) &&
          // The room of an interview is cancelled only with the interview.
          !(action === 'cancel' && meeting.interviewId),
      ),
    };
  });
}

export async function showMeeting(
  userId: Types.ObjectId,
  meeting: MeetingRecord,
  session: ClientSession | null = null,
): Promise<Meeting> {
  const [shown] = await showMeetings(userId, [meeting], session);
  if (!shown) throw new Error('The meeting was not shown');
  return shown;
}
