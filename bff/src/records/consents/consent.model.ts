import {
  consentBases,
  consentChannels,
  consentPurposes,
  type ConsentBasis,
  type ConsentChannel,
  type ConsentPurpose,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** One answer of a candidate. Never changed; the latest one per purpose counts. */
export interface Consent {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  purpose: ConsentPurpose;
  granted: boolean;
  basis: ConsentBasis;
  textVersion: string;
  channel: ConsentChannel;
  /** How the candidate answered, if staff recorded it. */
  note: string | null;
  at: Date;
  /** Null for a refusal. */
  expiresAt: Date | null;
  ip: string | null;
  /** Null if the candidate answered themselves. */
  recordedBy: Types.ObjectId | null;
  /** Days before the end at which a renewal was requested: set by the reminder, not an answer. */
  remindedDays: number[];
}

const consentSchema = new Schema<Consent>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    purpose: { type: String, enum: consentPurposes, required: true },
    granted: { type: Boolean, required: true },
    basis: { type: String, enum: consentBases, required: true },
    textVersion: { type: String, required: true },
    channel: { type: String, enum: consentChannels, required: true },
    note: { type: String, default: null },
    at: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
    ip: { type: String, default: null },
    recordedBy: { type: Schema.Types.ObjectId, default: null },
    remindedDays: { type: [Number], default: [] },
  },
  { versionKey: false },
);
consentSchema.index({ candidateId: 1, purpose: 1, at: -1 });
consentSchema.index({ expiresAt: 1 });

export const ConsentModel = model<Consent>('Consent', consentSchema, 'consents');
