import { accountTokenPurposes, type AccountTokenPurpose } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { anyText, whereSet } from '../../../db/set-values.ts';

/** Link in an account mail. A user has one live token per purpose. */
export interface AccountToken {
  _id: Types.ObjectId;
  purpose: AccountTokenPurpose;
  /** SHA-256 of the clear token; null until the mail is sent, because the token is created then. */
  tokenHash: string | null;
  /** Account id; for a sign-up the id of the future account; for a further address its id. */
  userId: Types.ObjectId;
  /** Candidate whose further address it confirms; absent for account links. */
  candidateId?: Types.ObjectId | null;
  /** Address that the link was sent to. */
  email: string;
  /** Whether it counts towards the daily resend limit. */
  isResend: boolean;
  createdAt: Date;
  createdBy: Types.ObjectId | null;
  createdIp: string;
  expiresAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
  purgeAt: Date;
}

const accountTokenSchema = new Schema<AccountToken>(
  {
    purpose: { type: String, enum: accountTokenPurposes, required: true },
    tokenHash: { type: String, default: null },
    userId: { type: Schema.Types.ObjectId, required: true },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    email: { type: String, required: true },
    isResend: { type: Boolean, required: true, default: false },
    createdAt: { type: Date, required: true },
    createdBy: { type: Schema.Types.ObjectId, default: null },
    createdIp: { type: String, default: '' },
    expiresAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false },
);
accountTokenSchema.index({ tokenHash: 1 }, { unique: true, ...whereSet('tokenHash', anyText) });
accountTokenSchema.index(
  { userId: 1, purpose: 1 },
  { unique: true, partialFilterExpression: { usedAt: null, revokedAt: null } },
);
accountTokenSchema.index({ userId: 1, purpose: 1, createdAt: -1 });
accountTokenSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const AccountTokenModel = model<AccountToken>(
  'AccountToken',
  accountTokenSchema,
  'auth_tokens',
);
