import { Types } from 'mongoose';
import { forgetValues } from '../../audit/forget-values.ts';
import { stampVersion } from '../../db/record-version.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { CompanyRuleModel } from './company-rule.model.ts';

/** Clients to which a person does not wish to be proposed or must not be. */
export const personalCompanyRules: PersonalRecords = {
  name: 'company rules',
  move: async (tx, { from, to }) => {
    const { session } = tx;
    const [mine, theirs] = [
      await CompanyRuleModel.find({ candidateId: from, deletedAt: null }, null, { session }).lean(),
      await CompanyRuleModel.find({ candidateId: to, deletedAt: null }, null, { session }).lean(),
    ];
    // A rule that both records have stays with the duplicate and is deleted with it.
    const moved = mine.filter(
      (rule) =>
        !theirs.some((other) => other.rule === rule.rule && other.companyId.equals(rule.companyId)),
    );
    await CompanyRuleModel.updateMany(
      { _id: { $in: moved.map(({ _id }) => _id) } },
      stampVersion(tx, { $set: { candidateId: to } }),
      { session },
    );
    return { count: moved.length, undo: { moved: moved.map(({ _id }) => _id.toHexString()) } };
  },
  moveBack: async (tx, { from, to }, { moved }) => {
    await CompanyRuleModel.updateMany(
      { _id: { $in: (moved as string[]).map((id) => new Types.ObjectId(id)) }, candidateId: to },
      stampVersion(tx, { $set: { candidateId: from } }),
      { session: tx.session },
    );
  },
  collect: async (candidateId) => {
    const rules = await CompanyRuleModel.find({
      candidateId,
      rule: 'never_submit_candidate_wish',
      deletedAt: null,
    }).lean();
    const names = await companyNames(rules.map(({ companyId }) => companyId));
    return rules.map(({ companyId, until }) => ({
      notProposedTo: names.get(companyId.toHexString()) ?? null,
      until,
    }));
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const ids = await CompanyRuleModel.distinct('_id', { candidateId }).session(session);
    await CompanyRuleModel.deleteMany({ candidateId }, { session });
    await forgetValues(tx, 'company_rule', ids);
  },
};
