import { Schema, model, type Types } from 'mongoose';

/** A token with which a team releases its one remote from a separate repository. */
export interface ReleaseTokenRecord {
  _id: Types.ObjectId;
  /** The only remote that it releases. */
  remote: string;
  name: string;
  /** SHA-256 of its public key; neither the token nor its signature can be derived from it. */
  keyHash: string;
  createdBy: Types.ObjectId;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** When it is removed permanently, long after it ended. */
  purgeAt: Date;
}

const releaseTokenSchema = new Schema<ReleaseTokenRecord>(
  {
    remote: { type: String, required: true },
    name: { type: String, required: true },
    keyHash: { type: String, required: true },
    createdBy: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false },
);
releaseTokenSchema.index({ keyHash: 1 }, { unique: true });
releaseTokenSchema.index({ revokedAt: 1, remote: 1, createdAt: -1 });
releaseTokenSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const ReleaseTokenModel = model<ReleaseTokenRecord>(
  'ReleaseToken',
  releaseTokenSchema,
  'release_tokens',
);
