import { signatureEvents, type SignatureEventType } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** One line of the history of a document; each holds the hash of the one before. */
export interface SignatureEvent {
  _id: Types.ObjectId;
  documentId: Types.ObjectId;
  /** Counts from 1 without gaps. */
  seq: number;
  type: SignatureEventType;
  at: Date;
  byUserId: Types.ObjectId | null;
  /** Who it was, as the certificate names them. */
  by: string | null;
  ip: string | null;
  /** The hash of the file that it is about. */
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
