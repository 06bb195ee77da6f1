import {
  excludingRules,
  type CandidateCompanyRule as ShownRule,
  type companyRuleEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { today } from '../../db/calendar-day.ts';
import type { Service } from '../../http/mount.ts';
import { findPeople } from '../../identity/people/people.ts';
import { findCandidateFor, reaches } from '../../records/candidates/candidate-lookup.ts';
import { visibleCompanyNames } from '../../records/companies/company-directory.ts';
import { CompanyRuleModel, type CandidateCompanyRule } from './company-rule.model.ts';

/** Lists the rules between a candidate and clients; expired ones come last. */
export const listRules: Service<typeof companyRuleEndpoints.list> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidateFor(actor, 'candidate.readExclusions', params.id, {
    deleted: true,
  });
  const rules = await CompanyRuleModel.find({ candidateId: candidate._id, deletedAt: null })
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  const data = await showRules(actor, rules);
  return {
    data: data.toSorted((a, b) => Number(a.isOver) - Number(b.isOver)),
    mayChange:
      candidate.deletedAt === null && reaches(actor, 'candidate.updateExclusions', candidate),
  };
};

/** Returns rules as the reader may see them. */
export async function showRules(
  actor: Actor,
  rules: readonly CandidateCompanyRule[],
  session: ClientSession | null = null,
): Promise<ShownRule[]> {
  const names = await visibleCompanyNames(
    actor,
    rules.map(({ companyId }) => companyId),
  );
  const people = await findPeople(
    rules.map(({ updatedBy }) => updatedBy),
    session,
  );
  return rules.map((rule) => {
    const companyId = rule.companyId.toHexString();
    const isOver = rule.until !== null && rule.until < today();
    const excludes: readonly string[] = excludingRules;
    return {
      id: rule._id.toHexString(),
      version: rule.version,
      company: { id: companyId, name: names.get(companyId) ?? null },
      rule: rule.rule,
      keepsAway: !isOver && excludes.includes(rule.rule),
      isOver,
      until: rule.until,
      note: rule.note,
      updatedBy: people.ref(rule.updatedBy),
      updatedAt: rule.updatedAt.toISOString(),
    };
  });
}
