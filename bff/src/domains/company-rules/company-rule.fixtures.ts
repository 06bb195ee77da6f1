import type { Types } from 'mongoose';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyRuleModel, type CandidateCompanyRule } from './company-rule.model.ts';

/** Creates a candidate's wish not to be proposed to a client. */
export async function createCompanyRule(
  candidateId: Types.ObjectId,
  changes: Partial<CandidateCompanyRule> = {},
): Promise<CandidateCompanyRule> {
  const rule = await CompanyRuleModel.create({
    candidateId,
    companyId: changes.companyId ?? (await createCompany())._id,
    rule: 'never_submit_candidate_wish',
    ...changes,
  });
  return rule.toObject<CandidateCompanyRule>();
}
