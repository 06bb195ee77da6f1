import type { CandidateCompanyRule as ShownRule, companyRuleEndpoints } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import type { Actor } from '../../auth/actor.ts';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import { recordId } from '../../db/record-id.ts';
import { requireFree } from '../../db/require-free.ts';
import { transactShown } from '../../db/show-conflict.ts';
import { softDelete } from '../../db/soft-delete.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { findCandidateFor } from '../../records/candidates/candidate-lookup.ts';
import { visibleCompanyNames } from '../../records/companies/company-directory.ts';
import { CompanyRuleModel, type CandidateCompanyRule } from './company-rule.model.ts';
import { showRules } from './show-rules.ts';

type Endpoints = typeof companyRuleEndpoints;

const permission = 'candidate.updateExclusions';
const audited = ['companyId', 'rule', 'until', 'note'] as const;
const entity = 'company_rule';

/** Adds a rule; a second one of the same kind for the same client is refused. */
export const addRule: Service<Endpoints['add']> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const candidate = await findCandidateFor(actor, permission, params.id, { session });
      const companyId = new Types.ObjectId(body.companyId);
      const names = await visibleCompanyNames(actor, [companyId]);
      if (!names.has(body.companyId)) throw invalidField('companyId', 'NOT_FOUND');
      const pair = { candidateId: candidate._id, companyId, rule: body.rule };
      await requireFree(tx, CompanyRuleModel, { ...pair, deletedAt: null }, { path: 'rule' });
      const [created] = await CompanyRuleModel.create(
        [{ ...body, ...pair, createdBy: tx.userId, updatedBy: tx.userId }],
        { session },
      );
      if (!created) throw new Error('The rule was not written');
      const rule = created.toObject<CandidateCompanyRule>();
      await note(tx, 'company_rule.add', null, rule);
      return show(actor, rule, session);
    });
  } catch (error) {
    // A concurrent request added the same rule.
    if (isDuplicateKey(error)) throw invalidField('rule', 'NOT_UNIQUE');
    throw error;
  }
};

/** Changes the end date of a rule and its reason. */
export const updateRule: Service<Endpoints['update']> = (ctx, { params, body }) =>
  changeRule(ctx, params, async (tx, { _id }) => {
    const { before, after } = await updateVersioned<CandidateCompanyRule>(tx, CompanyRuleModel, {
      filter: { _id },
      base: body.version,
      paths: Object.keys(body.changes),
      apply: () => ({ $set: body.changes }),
    });
    await note(tx, 'company_rule.update', before, after);
    return after;
  });

/** Removes a rule, so that the person can be proposed again. */
export const removeRule: Service<Endpoints['remove']> = (ctx, { params, body }) =>
  changeRule(ctx, params, async (tx, { _id }) => {
    const { before, after } = await softDelete<CandidateCompanyRule>(
      tx,
      CompanyRuleModel,
      { _id },
      { reason: null, version: body.version },
    );
    await note(tx, 'company_rule.remove', before, null);
    return after;
  });

const changeRule = (
  ctx: RequestContext,
  params: { id: string; ruleId: string },
  change: (tx: Tx, rule: CandidateCompanyRule) => Promise<CandidateCompanyRule>,
): Promise<ShownRule> =>
  transactShown(ctx, {
    find: (session) => findRule(ctx.actor, params, session),
    change,
    show: (rule, session) => show(ctx.actor, rule, session),
  });

async function findRule(
  actor: Actor,
  { id, ruleId }: { id: string; ruleId: string },
  session: ClientSession | null,
): Promise<CandidateCompanyRule> {
  const candidate = await findCandidateFor(actor, permission, id, { session });
  const rule = await CompanyRuleModel.findOne(
    { _id: recordId(ruleId), candidateId: candidate._id, deletedAt: null },
    null,
    { session },
  ).lean();
  if (!rule) throw new AppError('NOT_FOUND');
  return rule;
}

async function show(
  actor: Actor,
  rule: CandidateCompanyRule,
  session: ClientSession | null,
): Promise<ShownRule> {
  const [shown] = await showRules(actor, [rule], session);
  if (!shown) throw new AppError('NOT_FOUND');
  return shown;
}

const note = (
  tx: Tx,
  action: 'company_rule.add' | 'company_rule.update' | 'company_rule.remove',
  before: CandidateCompanyRule | null,
  after: CandidateCompanyRule | null,
): Promise<void> =>
  audit(tx, {
    action,
    entity,
    entityId: (after ?? before)?._id ?? '',
    changes: changesBetween<CandidateCompanyRule>(before, after, audited),
  });
