import { companyRules, type CompanyRule } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A rule between one candidate and one client. Never shown to the client. */
export interface CandidateCompanyRule extends RecordFields {
  candidateId: Types.ObjectId;
  companyId: Types.ObjectId;
  rule: CompanyRule;
  /** The last day on which it applies; null without an end. */
  until: string | null;
  note: string | null;
}

const ruleSchema = new Schema<CandidateCompanyRule>({
  candidateId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  rule: { type: String, enum: companyRules, required: true },
  until: { type: String, default: null },
  note: { type: String, default: null },
});
ruleSchema.plugin(recordFields);
ruleSchema.index(
  { candidateId: 1, companyId: 1, rule: 1 },
  { unique: true, partialFilterExpression: liveOnly },
);
ruleSchema.index({ companyId: 1, candidateId: 1 });

export const CompanyRuleModel = model<CandidateCompanyRule>(
  'CandidateCompanyRule',
  ruleSchema,
  'candidate_company_rules',
);
