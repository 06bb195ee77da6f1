import { companyUserStates } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A user's membership in a company. The role is stored only in the role assignment. */
export interface CompanyUser extends RecordFields {
  companyId: Types.ObjectId;
  userId: Types.ObjectId;
  title: string | null;
  isPrimaryContact: boolean;
  isBillingContact: boolean;
  canSeeBillRates: boolean;
  canDecide: boolean;
  /** Otherwise a manager sees only jobs that they supervise or interview for. */
  canSeeAllJobs: boolean;
  /** Further jobs that a manager sees. Missing on memberships older than this field. */
  sharedJobIds?: Types.ObjectId[];
  status: (typeof companyUserStates)[number];
  invitedByKind: 'staff' | 'coworker';
}

const flag = { type: Boolean, required: true, default: false } as const;

const companyUserSchema = new Schema<CompanyUser>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  title: { type: String, default: null },
  isPrimaryContact: flag,
  isBillingContact: flag,
  canSeeBillRates: flag,
  canDecide: flag,
  canSeeAllJobs: flag,
  sharedJobIds: { type: [Schema.Types.ObjectId], default: [] },
  status: { type: String, enum: companyUserStates, required: true },
  invitedByKind: { type: String, enum: ['staff', 'coworker'], required: true, default: 'staff' },
});
companyUserSchema.plugin(recordFields);
companyUserSchema.index({ companyId: 1, userId: 1 }, { unique: true });
companyUserSchema.index({ userId: 1 });

export const CompanyUserModel = model<CompanyUser>(
  'CompanyUser',
  companyUserSchema,
  'company_users',
);
