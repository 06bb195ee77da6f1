import { randomBytes } from 'node:crypto';
import { normaliseEmail, type MeetingKind, type MeetingRole } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { displayName, UserModel } from '../../identity/user.model.ts';
import { MeetingModel, timesOf, type MeetingRecord } from './meeting.model.ts';
import { ParticipantModel, type ParticipantRecord } from './participant.model.ts';

const letters = 'abcdefghjkmnpqrstuvwxyz';

/** Returns an address that cannot be guessed and is easy to read out: `kvd-mhrt-wqz`. */
function newName(): string {
  const word = (length: number) =>
    [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
  return [word(4), word(5), word(4)].join('-');
}

interface NewMeeting {
  title: string;
  kind: MeetingKind;
  status: 'scheduled' | 'open';
  startsAt: Date;
  endsAt: Date;
  hostId: Types.ObjectId;
  /** Further hosts with an account. */
  cohostIds?: readonly Types.ObjectId[];
  interviewId?: Types.ObjectId | null;
  poolId?: Types.ObjectId | null;
  candidateId?: Types.ObjectId | null;
}

/** Stores a room with its hosts. */
export async function writeMeeting(
  tx: Tx,
  { cohostIds = [], ...request }: NewMeeting,
): Promise<MeetingRecord> {
  const hosts = [request.hostId, ...cohostIds.filter((id) => !id.equals(request.hostId))];
  const times = timesOf(request);
  const [created] = await MeetingModel.create(
    [
      {
        ...request,
        ...times,
        name: newName(),
        memberIds: hosts,
        ...(request.status === 'open' && { opensAt: tx.at }),
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The meeting was not written');
  const meeting = created.toObject<MeetingRecord>();
  for (const userId of hosts)
    await writeAccount(tx, meeting, userId, userId === hosts[0] ? 'host' : 'cohost');
  await audit(tx, { action: 'meeting.create', entity: 'meeting', entityId: meeting._id });
  return meeting;
}

/** Adds a user to the participants of a room. */
export async function writeAccount(
  tx: Tx,
  meeting: MeetingRecord,
  userId: Types.ObjectId,
  role: MeetingRole,
): Promise<void> {
  const user = await UserModel.findById(userId, null, { session: tx.session }).lean();
  if (!user) return;
  await writeParticipant(tx, meeting, {
    userId,
    role,
    name: displayName(user),
    email: user.email,
    identity: 'confirmed',
    isInvited: role !== 'guest',
    admittedAt: role === 'guest' ? null : tx.at,
  });
}

/** Adds a participant to a room, or to its door. */
export async function writeParticipant(
  tx: Tx,
  { _id: meetingId, purgeAt }: MeetingRecord,
  who: Pick<ParticipantRecord, 'name' | 'email' | 'role'> & Partial<ParticipantRecord>,
): Promise<ParticipantRecord> {
  const [created] = await ParticipantModel.create(
    [
      {
        _id: new Types.ObjectId(),
        meetingId,
        purgeAt,
        createdAt: tx.at,
        emailNorm: normaliseEmail(who.email),
        ...who,
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The participant was not written');
  return created.toObject<ParticipantRecord>();
}
