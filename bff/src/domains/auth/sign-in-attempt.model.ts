import { Schema, model, type Types } from 'mongoose';

const signInOutcomes = [
  'ok',
  'bad_password',
  'unknown_email',
  'locked',
  'disabled',
  'bad_code',
  'throttled',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** Sign-in attempt. Append-only, kept for 180 days. */
export interface SignInAttempt {
  _id: Types.ObjectId;
  emailNorm: string;
  userId: Types.ObjectId | null;
  ip: string;
  outcome: SignInOutcome;
  at: Date;
}

const signInAttemptSchema = new Schema<SignInAttempt>(
  {
    emailNorm: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    ip: { type: String, default: '' },
    outcome: { type: String, enum: signInOutcomes, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
signInAttemptSchema.index({ emailNorm: 1, at: -1 });
signInAttemptSchema.index({ ip: 1, at: -1 });
signInAttemptSchema.index({ at: 1 }, { expireAfterSeconds: 180 * 86_400 });

export const SignInAttemptModel = model<SignInAttempt>(
  'SignInAttempt',
  signInAttemptSchema,
  'sign_in_attempts',
);
