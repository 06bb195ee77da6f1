import { clientRoles } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** An invitation proposed by a client's manager; deleted once an administrator decides on it. */
export interface CoworkerRequest {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  email: string;
  emailNorm: string;
  role: (typeof clientRoles)[number];
  jobIds: Types.ObjectId[];
  canSeeAllJobs: boolean;
  message: string;
  requestedBy: Types.ObjectId;
  at: Date;
}

const coworkerRequestSchema = new Schema<CoworkerRequest>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  email: { type: String, required: true },
  emailNorm: { type: String, required: true },
  role: { type: String, enum: clientRoles, required: true },
  jobIds: { type: [Schema.Types.ObjectId], default: [] },
  canSeeAllJobs: { type: Boolean, required: true, default: false },
  message: { type: String, default: '' },
  requestedBy: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
});
coworkerRequestSchema.index({ companyId: 1, emailNorm: 1 }, { unique: true });

export const CoworkerRequestModel = model<CoworkerRequest>(
  'CoworkerRequest',
  coworkerRequestSchema,
  'coworker_requests',
);
