import { Schema, model } from 'mongoose';

export const suppressionReasons = ['unsubscribed', 'bounced'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** A suppressed address. It is kept as a digest, so that it outlives its person's data. */
export interface Suppression {
  /** SHA-256 of the normalised address, and the reason: an address can be listed for both. */
  _id: string;
  reason: SuppressionReason;
  at: Date;
}

const suppressionSchema = new Schema<Suppression>(
  {
    _id: { type: String, required: true },
    reason: { type: String, enum: suppressionReasons, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

export const SuppressionModel = model<Suppression>(
  'MailSuppression',
  suppressionSchema,
  'mail_suppressions',
);
