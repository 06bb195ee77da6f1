import { tokenPurposes, type TokenPurpose } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { codeHolderFields, type CodeHolder } from '../../auth/mailed-code.ts';
import { anyText, whereSet } from '../../db/set-values.ts';

const linkRevokeReasons = [
  'disabled_by_staff',
  'superseded',
  'completed',
  'subject_cancelled',
  'leaked',
] as const;
export type LinkRevokeReason = (typeof linkRevokeReasons)[number];

/** A link for a person without an account, or for a single click. */
export interface AccessToken extends CodeHolder {
  _id: Types.ObjectId;
  purpose: TokenPurpose;
  /** SHA-256 of the clear token; null until the mail is sent, because the token is created then. */
  tokenHash: string | null;
  /** Public id used in addresses after the link was opened; not secret. */
  handle: string;
  subjectType: string;
  subjectId: Types.ObjectId;
  holderEmail: string;
  holderEmailNorm: string;
  /** The smallest sufficient set: `feedback:write`. */
  scopes: string[];
  /** Null: unlimited until it expires. */
  maxUses: number | null;
  useCount: number;
  firstUsedAt: Date | null;
  lastUsedAt: Date | null;
  lastIp: string | null;
  /** Whether a user handed it over: mails do not replace its token. */
  isCopied: boolean;
  createdAt: Date;
  createdBy: Types.ObjectId | null;
  expiresAt: Date;
  revokedAt: Date | null;
  revokeReason: LinkRevokeReason | null;
  purgeAt: Date;
}

const accessTokenSchema = new Schema<AccessToken>(
  {
    purpose: { type: String, enum: tokenPurposes, required: true },
    tokenHash: { type: String, default: null },
    handle: { type: String, required: true },
    subjectType: { type: String, required: true },
    subjectId: { type: Schema.Types.ObjectId, required: true },
    holderEmail: { type: String, required: true },
    holderEmailNorm: { type: String, required: true },
    scopes: { type: [String], default: [] },
    maxUses: { type: Number, default: null },
    useCount: { type: Number, required: true, default: 0 },
    firstUsedAt: { type: Date, default: null },
    lastUsedAt: { type: Date, default: null },
    lastIp: { type: String, default: null },
    isCopied: { type: Boolean, required: true, default: false },
    createdAt: { type: Date, required: true },
    createdBy: { type: Schema.Types.ObjectId, default: null },
    expiresAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
    revokeReason: { type: String, enum: [...linkRevokeReasons, null], default: null },
    purgeAt: { type: Date, required: true },
    ...codeHolderFields,
  },
  { versionKey: false },
);
accessTokenSchema.index({ tokenHash: 1 }, { unique: true, ...whereSet('tokenHash', anyText) });
accessTokenSchema.index({ handle: 1 }, { unique: true });
accessTokenSchema.index({ subjectType: 1, subjectId: 1 });
accessTokenSchema.index({ holderEmailNorm: 1 });
accessTokenSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const AccessTokenModel = model<AccessToken>(
  'AccessToken',
  accessTokenSchema,
  'access_tokens',
);
