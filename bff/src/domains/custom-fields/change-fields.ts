import {
  hasChoices,
  limits,
  type CustomFieldChoice,
  type CustomFieldEntity,
  type customFieldEndpoints,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import { recordId } from '../../db/record-id.ts';
import { requireFree } from '../../db/require-free.ts';
import { showConflict, transactShown } from '../../db/show-conflict.ts';
import { softDelete } from '../../db/soft-delete.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import {
  CustomFieldModel,
  type CustomFieldRecord,
} from '../../records/custom-fields/custom-field.model.ts';
import { CustomValuesModel } from '../../records/custom-fields/custom-values.model.ts';
import { countHolders, showField, showFields } from './show-fields.ts';

type Endpoints = typeof customFieldEndpoints;

const auditedFields = [
  'entity',
  'type',
  'key',
  'label',
  'help',
  'isRequired',
  'roles',
  'choices',
  'isActive',
] as const satisfies readonly (keyof CustomFieldRecord)[];

/** Adds a field after the others of its entity. */
export const createField: Service<Endpoints['create']> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const { entity, label, type, choices } = body;
    const there = await CustomFieldModel.find({ entity, deletedAt: null }, null, { session })
      .sort({ sort: -1 })
      .lean();
    const max = limits.customField.perEntity;
    if (there.length >= max) throw invalidField('label', 'TOO_MANY', { max });
    await requireFreeLabel(tx, entity, label, 'label');
    const taken = there.map((field) => field.key);
    if (body.key !== null && taken.includes(body.key)) throw invalidField('key', 'NOT_UNIQUE');
    const stamps = {
      createdAt: tx.at,
      createdBy: tx.userId,
      updatedAt: tx.at,
      updatedBy: tx.userId,
    };
    const [created] = await CustomFieldModel.create(
      [
        {
          ...body,
          ...stamps,
          key: body.key ?? keyFor(label, taken),
          choices: hasChoices(type) ? choices : [],
          labelKey: foldText(label),
          sort: (there[0]?.sort ?? -1) + 1,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The field was not written');
    const field = created.toObject<CustomFieldRecord>();
    await audit(tx, {
      action: 'custom_field.create',
      entity: 'custom_field',
      entityId: field._id,
      changes: changesBetween<CustomFieldRecord>(null, field, auditedFields),
    });
    return showField(field, session);
  });

/** Builds a key from the label: `T-shirt size` → `tshirtsize`, `tshirtsize2`. */
function keyFor(label: string, taken: readonly string[]): string {
  const letters = foldText(label).replace(/[^a-z0-9]/g, '');
  const base = (/^[a-z]/.test(letters) ? letters : `field${letters}`).slice(0, 26);
  const free = [base, ...taken.map((_, i) => `${base}${i + 2}`)];
  return free.find((key) => !taken.includes(key)) ?? base;
}

/** @throws AppError VALIDATION_FAILED at `path` if another field of the entity has this label */
const requireFreeLabel = (
  tx: Tx,
  entity: CustomFieldEntity,
  label: string,
  path: string,
  except?: Types.ObjectId,
): Promise<void> =>
  requireFree(
    tx,
    CustomFieldModel,
    { entity, labelKey: foldText(label), deletedAt: null },
    { path, except },
  );

/** @throws AppError NOT_FOUND */
async function findField(id: string, session: ClientSession | null): Promise<CustomFieldRecord> {
  const found = await CustomFieldModel.findOne({ _id: recordId(id), deletedAt: null }, null, {
    session,
  }).lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Removes a field that has no values. */
export const removeField: Service<Endpoints['remove']> = async (ctx, { params, body }) => {
  try {
    return await transact(ctx, async (tx) => {
      const field = await findField(params.id, tx.session);
      const records = await countHolders(field, tx.session);
      if (records > 0) throw new AppError('FIELD_IN_USE', { context: { records } });
      const removal = { reason: null, version: body.version };
      await softDelete<CustomFieldRecord>(tx, CustomFieldModel, { _id: field._id }, removal);
      await audit(tx, {
        action: 'custom_field.delete',
        entity: 'custom_field',
        entityId: field._id,
        changes: changesBetween<CustomFieldRecord>(field, null, auditedFields),
      });
      return { id: field._id.toHexString() };
    });
  } catch (error) {
    throw await showConflict(error, async () => showField(await findField(params.id, null)));
  }
};

/** Changes a field. Choices that are in use are kept. */
export const updateField: Service<Endpoints['update']> = (
  ctx,
  { params, body: { version, changes } },
) =>
  transactShown(ctx, {
    find: (session) => findField(params.id, session),
    change: async (tx, { _id }) => {
      const { before, after } = await updateVersioned<CustomFieldRecord>(tx, CustomFieldModel, {
        filter: { _id },
        base: version,
        paths: Object.keys(changes),
        apply: async (current) => {
          const label = changes.label ?? current.label;
          await requireFreeLabel(tx, current.entity, label, 'changes.label', _id);
          if (changes.choices) await requireHeldChoices(tx, current, changes.choices);
          return { $set: { ...changes, labelKey: foldText(label) } };
        },
      });
      await audit(tx, {
        action: 'custom_field.update',
        entity: 'custom_field',
        entityId: _id,
        changes: changesBetween<CustomFieldRecord>(before, after, auditedFields),
      });
      return after;
    },
    show: showField,
  });

async function requireHeldChoices(
  { session }: Tx,
  field: CustomFieldRecord,
  choices: readonly CustomFieldChoice[],
): Promise<void> {
  if (!hasChoices(field.type)) {
    if (choices.length > 0) throw invalidField('changes.choices', 'NOT_ALLOWED');
    return;
  }
  if (choices.every(({ isRetired }) => isRetired))
    throw invalidField('changes.choices', 'REQUIRED');
  const kept = new Set(choices.map(({ id }) => id));
  const gone = field.choices.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length === 0) return;
  const held = await CustomValuesModel.exists({
    entity: field.entity,
    [`values.${field._id.toHexString()}`]: { $in: gone },
  }).session(session);
  if (held) throw invalidField('changes.choices', 'NOT_ALLOWED');
}

/** Sorts the active fields of an entity; refused if a field was added meanwhile. */
export const orderFields: Service<Endpoints['order']> = (ctx, { body: { entity, ids } }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const fields = await CustomFieldModel.find({ entity, deletedAt: null }, null, { session })
      .sort({ sort: 1 })
      .lean();
    const byId = new Map(fields.map((field) => [field._id.toHexString(), field]));
    const ordered = [...new Set(ids)].map((id) => {
      const field = byId.get(id);
      if (!field) throw invalidField('ids', 'NOT_FOUND');
      return field;
    });
    if (ordered.length < fields.length)
      throw new AppError('VERSION_CONFLICT', { context: { changedFields: ['ids'] } });
    const moved = ordered.flatMap((field, sort) => (field.sort === sort ? [] : [{ field, sort }]));
    if (moved.length > 0) {
      await CustomFieldModel.bulkWrite(
        moved.map(({ field, sort }) => ({
          updateOne: { filter: { _id: field._id }, update: { $set: { sort } } },
        })),
        { session },
      );
      const labels = (list: readonly CustomFieldRecord[]) => list.map(({ label }) => label);
      await audit(tx, {
        action: 'custom_field.order',
        entity: 'custom_field',
        entityId: entity,
        changes: [{ path: 'order', before: labels(fields), after: labels(ordered) }],
      });
    }
    return {
      data: await showFields(
        ordered.map((field, sort) => ({ ...field, sort })),
        session,
      ),
    };
  });
