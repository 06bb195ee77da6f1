import {
  meetingIdentities,
  meetingRoles,
  type MeetingIdentity,
  type MeetingMedia,
  type MeetingRole,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { anyId, whereSet } from '../../db/set-values.ts';

/** A participant in a room or at its door: a user, or a guest by name and mail address. */
export interface ParticipantRecord {
  _id: Types.ObjectId;
  meetingId: Types.ObjectId;
  userId: Types.ObjectId | null;
  name: string;
  email: string;
  emailNorm: string;
  role: MeetingRole;
  /** Whether the address was invited: a mailed code admits it without a host. */
  isInvited: boolean;
  identity: MeetingIdentity;
  /** Hash of a requested code, stored even for addresses that got none. */
  codeHash: string | null;
  codeExpiresAt: Date | null;
  triesLeft: number;
  /** When they asked to be let in without a code. */
  knockedAt: Date | null;
  admittedAt: Date | null;
  refusedAt: Date | null;
  joinedAt: Date | null;
  leftAt: Date | null;
  /** The open connection to the browser; a new one after each return. */
  connection: string | null;
  seenAt: Date | null;
  media: MeetingMedia;
  createdAt: Date;
  purgeAt: Date;
}

const text = { type: String, required: true } as const;
const moment = { type: Date, default: null } as const;
const flag = { type: Boolean, required: true, default: false } as const;

const participantSchema = new Schema<ParticipantRecord>(
  {
    meetingId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    name: text,
    // Empty for an erased person.
    email: { type: String, default: '' },
    emailNorm: { type: String, default: '' },
    role: { type: String, enum: meetingRoles, required: true },
    isInvited: flag,
    identity: { type: String, enum: meetingIdentities, required: true, default: 'unconfirmed' },
    codeHash: { type: String, default: null },
    codeExpiresAt: moment,
    triesLeft: { type: Number, required: true, default: 0 },
    knockedAt: moment,
    admittedAt: moment,
    refusedAt: moment,
    joinedAt: moment,
    leftAt: moment,
    connection: { type: String, default: null },
    seenAt: moment,
    media: {
      type: new Schema<MeetingMedia>({ audio: flag, video: flag, sharing: flag }, { _id: false }),
      required: true,
      default: () => ({ audio: false, video: false, sharing: false }),
    },
    createdAt: { type: Date, required: true },
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false },
);
participantSchema.index({ meetingId: 1, createdAt: 1 });
participantSchema.index(
  { meetingId: 1, userId: 1 },
  { unique: true, ...whereSet('userId', anyId) },
);
participantSchema.index({ emailNorm: 1 });
participantSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const ParticipantModel = model<ParticipantRecord>(
  'MeetingParticipant',
  participantSchema,
  'meeting_participants',
);
