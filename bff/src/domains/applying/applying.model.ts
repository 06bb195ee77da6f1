import {
  applyingStates,
  applyingSteps,
  type ApplyingDraft,
  type ApplyingState,
  type ApplyingStep,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** Application in preparation by an applicant. Once received it contains no personal data. */
export interface ApplyingRecord extends RecordFields {
  status: ApplyingState;
  /** Null once received: the candidate record holds it. */
  email: string | null;
  emailNorm: string | null;
  timeZone: string;
  /** Null for a general application. */
  jobId: Types.ObjectId | null;
  referralCode: string | null;
  /** Furthest step reached. */
  step: ApplyingStep;
  draft: ApplyingDraft | null;
  cvFileId: Types.ObjectId | null;
  expiresAt: Date;
  /** When its only reminder was due; missing on applications older than reminders. */
  remindedAt?: Date | null;
}

const applyingSchema = new Schema<ApplyingRecord>({
  status: { type: String, enum: applyingStates, required: true, default: 'in_progress' },
  email: { type: String, default: null },
  emailNorm: { type: String, default: null },
  timeZone: { type: String, required: true },
  jobId: { type: Schema.Types.ObjectId, default: null },
  referralCode: { type: String, default: null },
  step: { type: String, enum: applyingSteps, required: true, default: 'about' },
  draft: { type: Schema.Types.Mixed, default: null },
  cvFileId: { type: Schema.Types.ObjectId, default: null },
  expiresAt: { type: Date, required: true },
  remindedAt: { type: Date, default: null },
});
applyingSchema.plugin(recordFields);
applyingSchema.index({ emailNorm: 1 });
applyingSchema.index({ expiresAt: 1 });
applyingSchema.index({ status: 1, updatedAt: 1 });

export const ApplyingModel = model<ApplyingRecord>(
  'Applying',
  applyingSchema,
  'application_intakes',
);
