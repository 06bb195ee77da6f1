import type { JobRequest } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { anyText, whereSet } from '../../db/set-values.ts';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** The sender, if there is no account. */
export interface IntakeContact {
  name: string;
  email: string;
  emailNorm: string;
  company: string;
  country: string;
  timeZone: string;
}

/** The text of a request, as the form sends it. */
export type AskedForJob = Pick<
  JobRequest,
  'title' | 'engagement' | 'skills' | 'seats' | 'start' | 'budget' | 'description'
>;

/** A request made by a form. The browser keeps it until it is sent. */
export interface Intake extends RecordFields {
  kind: 'job_request';
  /** The visitor's form that sent it; missing on older ones and those of an account. */
  formId?: string | null;
  /** `unconfirmed`: the sender has not proved the mail address yet. */
  status: 'unconfirmed' | 'submitted' | 'expired';
  contact: IntakeContact | null;
  /** The account that sent it, if any. */
  userId: Types.ObjectId | null;
  titleKey: string;
  /** The request as the form sent it; null for senders with an account. */
  asked: AskedForJob | null;
  /** The request in words; the resulting record has it in full. */
  budget: string | null;
  /** The resulting record; null if there is none. */
  resultId: Types.ObjectId | null;
  submittedAt: Date;
  expiresAt: Date;
  /** Number of confirmation mails; missing on older requests, which had one. */
  mails?: number;
}

const intakeSchema = new Schema<Intake>({
  kind: { type: String, enum: ['job_request'], required: true },
  formId: { type: String, default: null },
  status: {
    type: String,
    enum: ['unconfirmed', 'submitted', 'expired'],
    required: true,
    default: 'submitted',
  },
  contact: {
    type: new Schema<IntakeContact>(
      {
        name: { type: String, required: true },
        email: { type: String, required: true },
        emailNorm: { type: String, required: true },
        company: { type: String, required: true },
        country: { type: String, required: true, default: 'US' },
        timeZone: { type: String, required: true, default: 'UTC' },
      },
      { _id: false },
    ),
    default: null,
  },
  userId: { type: Schema.Types.ObjectId, default: null },
  titleKey: { type: String, required: true },
  asked: { type: Schema.Types.Mixed, default: null },
  budget: { type: String, default: null },
  resultId: { type: Schema.Types.ObjectId, default: null },
  submittedAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  mails: { type: Number, default: 1 },
});
intakeSchema.plugin(recordFields);
intakeSchema.index({ 'contact.emailNorm': 1, submittedAt: -1 });
intakeSchema.index({ userId: 1, submittedAt: -1 });
intakeSchema.index({ formId: 1 }, whereSet('formId', anyText));
intakeSchema.index({ expiresAt: 1 });

export const IntakeModel = model<Intake>('Intake', intakeSchema, 'intakes');
