import { signatureEvents, type SignatureEventType } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** One event in the history of a document; each holds the hash of the one before. */
export interface SignatureEvent {
  _id: Types.ObjectId;
  documentId: Types.ObjectId;
  /** Counts from 1 without gaps. */
  seq: number;
  type: SignatureEventType;
  at: Date;
  byUserId: Types.ObjectId | null;
  /** The name of the person on the certificate. */
  by: string | null;
  ip: string | null;
  /** Hash of the file that the event is about. */
  fileHash: string | null;
  prevHash: string;
  hash: string;
}

const eventSchema = new Schema<SignatureEvent>(
  {
    documentId: { type: Schema.Types.ObjectId, required: true },
    seq: { type: Number, required: true },
    type: { type: String, enum: signatureEvents, required: true },
    at: { type: Date, required: true },
    byUserId: { type: Schema.Types.ObjectId, default: null },
    by: { type: String, default: null },
    ip: { type: String, default: null },
    fileHash: { type: String, default: null },
    prevHash: { type: String, required: true },
    hash: { type: String, required: true },
  },
  { versionKey: false },
);
eventSchema.index({ documentId: 1, seq: 1 }, { unique: true });

export const SignatureEventModel = model<SignatureEvent>(
  'SignatureEvent',
  eventSchema,
  'signature_events',
);
