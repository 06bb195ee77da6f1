import {
  limits,
  type CriterionInput,
  type Criterion,
  type EvaluationTemplate,
  type evaluationTemplateEndpoints,
} from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { foldText } from '../../../db/fold-text.ts';
import { requireFree } from '../../../db/require-free.ts';
import { recordId } from '../../../db/record-id.ts';
import { stampVersion } from '../../../db/record-version.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import {
  EvaluationTemplateModel,
  type EvaluationTemplateRecord,
} from './evaluation-template.model.ts';

type Endpoints = typeof evaluationTemplateEndpoints;
const auditedFields = [
  'name',
  'criteria',
  'isActive',
  'isDefault',
] as const satisfies readonly (keyof EvaluationTemplateRecord)[];

/** Returns all templates, active or not: the default first, then by name. */
export const listTemplates: Service<Endpoints['list']> = async () => ({
  data: await showTemplates(
    await EvaluationTemplateModel.find({ deletedAt: null })
      .sort({ isDefault: -1, isActive: -1, nameKey: 1 })
      .limit(limits.evaluation.templates)
      .lean(),
  ),
});

/** Adds a template. */
export const createTemplate: Service<Endpoints['create']> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    await requireFreeName(tx, body.name, 'name');
    const max = limits.evaluation.templates;
    if ((await EvaluationTemplateModel.countDocuments({}).session(session)) >= max)
      throw invalidField('name', 'TOO_MANY', { max });
    const [created] = await EvaluationTemplateModel.create(
      [
        {
          name: body.name,
          nameKey: foldText(body.name),
          criteria: withIds(body.criteria),
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The template was not written');
    const template = created.toObject<EvaluationTemplateRecord>();
    await auditTemplate(tx, 'create', null, template);
    return showTemplate(template, session);
  });

/** Changes a template, deactivates or reactivates it, or makes it the default. */
export const updateTemplate: Service<Endpoints['update']> = (
  ctx,
  { params, body: { version, changes } },
) =>
  transactShown(ctx, {
    find: (session) => findTemplate(params.id, session),
    change: async (tx, template) => {
      const { name, criteria, isActive, isDefault } = changes;
      if (name !== undefined) await requireFreeName(tx, name, 'changes.name', template._id);
      if (isActive === false && (template.isDefault || isDefault))
        throw invalidField('changes.isActive', 'NOT_ALLOWED');
      if (isDefault && !template.isActive && isActive !== true)
        throw invalidField('changes.isDefault', 'NOT_ALLOWED');
      if (isDefault)
        await EvaluationTemplateModel.updateMany(
          { isDefault: true, _id: { $ne: template._id } },
          stampVersion(tx, { $set: { isDefault: false } }),
          { session: tx.session },
        );
      const { before, after } = await updateVersioned<EvaluationTemplateRecord>(
        tx,
        EvaluationTemplateModel,
        {
          filter: { _id: template._id },
          base: version,
          paths: Object.keys(changes),
          apply: (current) => ({
            $set: {
              ...(name !== undefined && { name, nameKey: foldText(name) }),
              ...(criteria && { criteria: withIds(criteria, current.criteria) }),
              ...(isActive !== undefined && { isActive }),
              ...(isDefault && { isDefault }),
            },
          }),
        },
      );
      await auditTemplate(tx, 'update', before, after);
      return after;
    },
    show: showTemplate,
  });

/** Returns the chosen template if it is active. @throws AppError VALIDATION_FAILED */
export async function chosenTemplate(
  id: string,
  session: ClientSession | null,
): Promise<EvaluationTemplateRecord> {
  const template = await EvaluationTemplateModel.findOne(
    { _id: id, isActive: true, deletedAt: null },
    null,
    { session },
  ).lean();
  if (!template) throw invalidField('templateId', 'NOT_FOUND');
  return template;
}

/** Returns criteria for storage: existing ones keep their ids, new ones get one. */
export function withIds(
  criteria: readonly CriterionInput[],
  before: readonly Criterion[] = [],
): Criterion[] {
  const known = new Set(before.map(({ id }) => id));
  return criteria.map(({ id, ...criterion }) => ({
    ...criterion,
    id: id !== undefined && known.delete(id) ? id : new Types.ObjectId().toHexString(),
  }));
}

async function findTemplate(
  id: string,
  session: ClientSession | null,
): Promise<EvaluationTemplateRecord> {
  const template = await EvaluationTemplateModel.findOne(
    { _id: recordId(id), deletedAt: null },
    null,
    { session },
  ).lean();
  if (!template) throw new AppError('NOT_FOUND');
  return template;
}

const requireFreeName = (
  tx: Tx,
  name: string,
  path: string,
  except?: Types.ObjectId,
): Promise<void> =>
  requireFree(
    tx,
    EvaluationTemplateModel,
    { nameKey: foldText(name), deletedAt: null },
    { path, except },
  );

const auditTemplate = (
  tx: Tx,
  action: 'create' | 'update',
  before: EvaluationTemplateRecord | null,
  after: EvaluationTemplateRecord,
): Promise<void> =>
  audit(tx, {
    action: `evaluation_template.${action}`,
    entity: 'evaluation_template',
    entityId: after._id,
    changes: changesBetween<EvaluationTemplateRecord>(before, after, auditedFields),
  });

async function showTemplates(
  templates: readonly EvaluationTemplateRecord[],
  session: ClientSession | null = null,
): Promise<EvaluationTemplate[]> {
  const people = await findPeople(
    templates.map(({ updatedBy }) => updatedBy),
    session,
  );
  return templates.map((template) => ({
    id: template._id.toHexString(),
    name: template.name,
    criteria: template.criteria,
    isActive: template.isActive,
    isDefault: template.isDefault,
    updatedAt: template.updatedAt.toISOString(),
    updatedBy: people.ref(template.updatedBy),
    version: template.version,
  }));
}

async function showTemplate(
  template: EvaluationTemplateRecord,
  session: ClientSession | null = null,
): Promise<EvaluationTemplate> {
  const [shown] = await showTemplates([template], session);
  if (!shown) throw new Error('The template was not shown');
  return shown;
}
