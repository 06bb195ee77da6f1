import {
  consentBases,
  consentChannels,
  consentPurposes,
  type ConsentBasis,
  type ConsentChannel,
  type ConsentPurpose,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** One answer of a person. Never changed; the latest of a purpose counts. */
export interface Consent {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  purpose: ConsentPurpose;
  granted: boolean;
  basis: ConsentBasis;
  textVersion: string;
  channel: ConsentChannel;
  /** How the person said it, where staff noted it. */
  note: string | null;
  at: Date;
  /** Null for a refusal. */
  expiresAt: Date | null;
  ip: string | null;
  /** Null when the person answered themselves. */
  recordedBy: Types.ObjectId | null;
  /** How many days before the end it was asked to renew it: a stamp of the reminder, no answer. */
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
