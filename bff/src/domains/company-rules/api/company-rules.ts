import { excludingRules } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { today } from '../../../db/calendar-day.ts';
import { rowsOnce } from '../../../db/one-moment.ts';
import { CompanyRuleModel, type CandidateCompanyRule } from '../company-rule.model.ts';

export type Exclusion = Pick<
  CandidateCompanyRule,
  'candidateId' | 'companyId' | 'rule' | 'until' | 'note'
>;

/** Finds the rule that excludes a candidate from a client; undefined if there is none. */
export type Exclusions = (
  candidateId: Types.ObjectId,
  companyId: Types.ObjectId,
) => Exclusion | undefined;

const pairOf = (candidateId: Types.ObjectId, companyId: Types.ObjectId): string =>
  `${candidateId.toHexString()}/${companyId.toHexString()}`;

/** Returns the rules in force today between these candidates and clients, with one query. */
export async function exclusionsOf(
  candidateIds: readonly Types.ObjectId[],
  companyIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Exclusions> {
  const clients = [...new Set(companyIds.map(String))].toSorted();
  const rules = await rowsOnce(session, `rules on ${clients.join()}`, candidateIds, async (ids) => {
    const found = await CompanyRuleModel.find(
      {
        candidateId: { $in: [...ids] },
        companyId: { $in: clients },
        rule: { $in: [...excludingRules] },
        $or: [{ until: null }, { until: { $gte: today() } }],
        deletedAt: null,
      },
      { candidateId: 1, companyId: 1, rule: 1, until: 1, note: 1 },
      { session },
    ).lean();
    const byPerson = new Map<string, Exclusion[]>();
    for (const rule of found) {
      const id = rule.candidateId.toHexString();
      byPerson.set(id, [...(byPerson.get(id) ?? []), rule]);
    }
    return byPerson;
  });
  const byPair = new Map(
    [...rules.values()].flat().map((rule) => [pairOf(rule.candidateId, rule.companyId), rule]),
  );
  return (candidateId, companyId) => byPair.get(pairOf(candidateId, companyId));
}
