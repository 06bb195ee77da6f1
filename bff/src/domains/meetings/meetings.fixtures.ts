import { dayMs, hourMs, minuteMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import { hashToken, newToken } from '../../auth/clear-token.ts';
import { createAccessToken, storeClearToken } from '../links/api/access-tokens.ts';
import { participantSubject } from './door/way-in.ts';
import { MeetingModel, timesOf, type MeetingRecord } from './meeting.model.ts';
import { ParticipantModel, type ParticipantRecord } from './participant.model.ts';
import { writeMeeting, writeParticipant } from './write-meeting.ts';

const write = <T>(work: Parameters<typeof transact<T>>[1]) =>
  transact(systemContext('fixture'), work);

/** Creates a room of a user, by default open for five minutes. */
export async function createMeeting(
  hostId: Types.ObjectId,
  changes: Partial<MeetingRecord> = {},
): Promise<MeetingRecord> {
  const startsAt = changes.startsAt ?? new Date(Date.now() - 5 * minuteMs);
  const endsAt = changes.endsAt ?? new Date(+startsAt + hourMs);
  const { _id } = await write((tx) =>
    writeMeeting(tx, {
      title: 'Weekly sync',
      kind: 'adhoc',
      status: 'scheduled',
      hostId,
      startsAt,
      endsAt,
      interviewId: changes.interviewId ?? null,
      candidateId: changes.candidateId ?? null,
    }),
  );
  const set = { status: 'open', ...timesOf({ startsAt, endsAt }), ...changes };
  await MeetingModel.updateOne({ _id }, { $set: set });
  const meeting = await MeetingModel.findById(_id).lean();
  if (!meeting) throw new Error('The meeting was not stored');
  return meeting;
}

export const tomorrow = (): Date => new Date(Date.now() + dayMs);

/** Creates a guest of a room, by default at its door. */
export const createGuest = (
  meeting: MeetingRecord,
  changes: Partial<ParticipantRecord> = {},
): Promise<ParticipantRecord> =>
  write((tx) =>
    writeParticipant(tx, meeting, {
      name: 'Inês Duarte',
      email: 'ines@guest.test',
      role: 'guest',
      ...changes,
    }),
  );

/** Returns a participant's access as the browser holds it. */
export async function wayInOf({ _id, email }: ParticipantRecord) {
  const token = newToken();
  const link = await write(async (tx) => {
    const created = await createAccessToken(tx, {
      purpose: 'meeting_join',
      subject: participantSubject(_id),
      holderEmail: email,
      scopes: [],
      expiresAt: new Date(Date.now() + hourMs),
      keepEarlier: true,
      isCopied: true,
    });
    await storeClearToken(tx, created._id, hashToken(token));
    return created;
  });
  return { handle: link.handle, headers: { Cookie: `muster.link=${token}` } };
}

/** Creates a room with a host and the host's access. */
export async function createHostedMeeting(changes: Partial<MeetingRecord> = {}) {
  const user = await createUser();
  const meeting = await createMeeting(user._id, changes);
  return { user, meeting };
}

/** Returns an account's participant in a room. */
export async function placeOf(
  meeting: Pick<MeetingRecord, '_id'>,
  userId: Types.ObjectId,
): Promise<ParticipantRecord> {
  const found = await ParticipantModel.findOne({
    meetingId: meeting._id,
    userId,
  }).lean();
  if (!found) throw new Error('No place in the meeting');
  return found;
}
