import { apiKeyAccesses, type ApiKeyAccess, type PermissionName } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** A key with which programs make requests in a user's name and role. */
export interface ApiKey {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  assignmentId: Types.ObjectId;
  name: string;
  /** The beginning of the secret, by which users tell keys apart. */
  prefix: string;
  /** SHA-256 of the secret; the secret itself is stored nowhere. */
  secretHash: string;
  access: ApiKeyAccess;
  /** Null: everything that the user may do in that role. */
  permissions: PermissionName[] | null;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  endedAt: Date | null;
  /** When it is removed permanently, long after it ended. */
  purgeAt: Date | null;
}

const apiKeySchema = new Schema<ApiKey>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    assignmentId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    prefix: { type: String, required: true },
    secretHash: { type: String, required: true },
    access: { type: String, enum: apiKeyAccesses, required: true },
    permissions: { type: [String], default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
    purgeAt: { type: Date, default: null },
  },
  { versionKey: false },
);
apiKeySchema.index({ secretHash: 1 }, { unique: true });
apiKeySchema.index({ userId: 1, endedAt: 1, createdAt: -1 });
apiKeySchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const ApiKeyModel = model<ApiKey>('ApiKey', apiKeySchema, 'api_keys');
