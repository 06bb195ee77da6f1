import { Schema, model } from 'mongoose';

/** Contents of the cookie session; the session store reads and writes them. */
const payloadSchema = new Schema<{ _id: string; expires: Date }>(
  {
    /** The hash of the session's id. */
    _id: { type: String, required: true },
    expires: { type: Date, required: true },
  },
  { strict: false, versionKey: false },
);
payloadSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });

export const SessionPayloadModel = model('SessionPayload', payloadSchema, 'session_payloads');
