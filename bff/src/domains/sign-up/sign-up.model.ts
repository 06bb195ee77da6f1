import { Schema, model, type Types } from 'mongoose';
import { anyText, whereSet } from '../../db/set-values.ts';

/** A person who signed up and has not followed the mailed link yet. */
export interface SignUp {
  _id: Types.ObjectId;
  /** The form that sent it; null on older ones. */
  formId: string | null;
  email: string;
  emailNorm: string;
  firstName: string;
  lastName: string;
  country: string;
  timeZone: string;
  referralCode: string | null;
  source: string | null;
  /** Whether clients may see the profile; the other consents are required. */
  mayShare: boolean;
  createdAt: Date;
  expiresAt: Date;
}

const signUpSchema = new Schema<SignUp>(
  {
    formId: { type: String, default: null },
    email: { type: String, required: true },
    emailNorm: { type: String, required: true },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    country: { type: String, required: true },
    timeZone: { type: String, required: true },
    referralCode: { type: String, default: null },
    source: { type: String, default: null },
    mayShare: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
signUpSchema.index({ emailNorm: 1 });
signUpSchema.index({ formId: 1 }, whereSet('formId', anyText));
signUpSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SignUpModel = model<SignUp>('SignUp', signUpSchema, 'sign_ups');
