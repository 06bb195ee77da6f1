import { Schema, model, type Types } from 'mongoose';

const revokeReasons = [
  'sign_out',
  'password_change',
  'disabled',
  'admin',
  'expired',
  'role_change',
  'rotated',
] as const;
export type RevokeReason = (typeof revokeReasons)[number];

/**
 * Who is signed in, where and in which role. It outlives the cookie's payload in the session store,
 * so that a 401 can name its cause.
 */
export interface SessionRecord {
  _id: Types.ObjectId;
  /** SHA-256 of the cookie's id; the id itself is stored nowhere. */
  idHash: string;
  userId: Types.ObjectId;
  /** Null until a role is chosen. */
  assignmentId: Types.ObjectId | null;
  ip: string;
  userAgent: string;
  keepMe: boolean;
  /** The password was right and a code is due: the session can only complete the second step. */
  secondStepDue: boolean;
  /** When the user signed in; a change of role creates a new record and keeps this. */
  signedInAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  /** Last proof of the password, for sensitive actions. */
  provenAt: Date;
  idleExpiresAt: Date;
  absoluteExpiresAt: Date;
  revokedAt: Date | null;
  revokeReason: RevokeReason | null;
  /** Set during impersonation; `userId` remains the real user. */
  impersonationId: Types.ObjectId | null;
  /** The impersonated user and role, so that both are read together with the session record. */
  targetUserId: Types.ObjectId | null;
  targetAssignmentId: Types.ObjectId | null;
  /** The impersonation for whose end this parked session waits; no cookie opens it meanwhile. */
  parkedBy: Types.ObjectId | null;
  csrfSecret: string;
  purgeAt: Date;
}

const sessionSchema = new Schema<SessionRecord>(
  {
    idHash: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    assignmentId: { type: Schema.Types.ObjectId, default: null },
    ip: { type: String, default: '' },
    userAgent: { type: String, default: '', maxlength: 400 },
    keepMe: { type: Boolean, required: true, default: false },
    secondStepDue: { type: Boolean, required: true, default: false },
    signedInAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    provenAt: { type: Date, required: true },
    idleExpiresAt: { type: Date, required: true },
    absoluteExpiresAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
    revokeReason: { type: String, enum: [...revokeReasons, null], default: null },
    impersonationId: { type: Schema.Types.ObjectId, default: null },
    targetUserId: { type: Schema.Types.ObjectId, default: null },
    targetAssignmentId: { type: Schema.Types.ObjectId, default: null },
    parkedBy: { type: Schema.Types.ObjectId, default: null },
    csrfSecret: { type: String, required: true },
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false },
);
sessionSchema.index({ idHash: 1 }, { unique: true });
sessionSchema.index({ userId: 1, revokedAt: 1 });
sessionSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const SessionModel = model<SessionRecord>('Session', sessionSchema, 'sessions');
