import {
  customValueOrNull,
  customValueRule,
  customValueWords,
  type CustomFieldEntity,
  type CustomValue,
  type RecordFieldsView,
  type customFieldEndpoints,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { z } from 'zod';
import { audit } from '../../audit/audit.service.ts';
import type { Actor } from '../../auth/actor.ts';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import { versionKey } from '../../db/field-versions.ts';
import { showConflict } from '../../db/show-conflict.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { absentConflict, updateVersioned } from '../../db/versioned-update.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { fieldErrorsOf } from '../../http/zod-fields.ts';
import type { CustomFieldRecord } from './custom-field.model.ts';
import { CustomValuesModel, type CustomValuesRecord } from './custom-values.model.ts';
import { findFieldSubject, requireEdit, type FieldSubject } from './field-subject.ts';
import { fieldsFor, showUsable } from './visible-fields.ts';

type Endpoints = typeof customFieldEndpoints;

const valuesOn = (
  entity: CustomFieldEntity,
  recordId: Types.ObjectId,
  session: ClientSession | null,
): Promise<CustomValuesRecord | null> =>
  CustomValuesModel.findOne({ entity, recordId }, null, { session }).lean<CustomValuesRecord>();

async function show(
  actor: Actor,
  entity: CustomFieldEntity,
  subject: FieldSubject,
  session: ClientSession | null = null,
): Promise<RecordFieldsView> {
  const [fields, held] = await Promise.all([
    fieldsFor(actor, entity, session),
    valuesOn(entity, subject._id, session),
  ]);
  return {
    fields: fields.map((field) => ({
      ...showUsable(field),
      value: held?.values[field._id.toHexString()] ?? null,
    })),
    mayEdit: subject.mayEdit,
    version: held?.version ?? 0,
  };
}

/** The fields on a record that the reader may see, with what they hold. */
export const readOnRecord: Service<Endpoints['ofRecord']> = async ({ actor }, { params }) =>
  show(
    actor,
    params.entity,
    await findFieldSubject(actor, params.entity, params.id, { deleted: true }),
  );

/** Enters values; each is checked by the definition of its field. */
export const setOnRecord: Service<Endpoints['setOnRecord']> = async (ctx, input) => {
  const { actor } = ctx;
  const { entity, id } = input.params;
  const attempt = () =>
    transact(ctx, async (tx) => {
      const subject = await findFieldSubject(actor, entity, id, { session: tx.session });
      requireEdit(actor, subject);
      const fields = await fieldsFor(actor, entity, tx.session);
      const held = await valuesOn(entity, subject._id, tx.session);
      const values = checked(fields, input.body.values, held?.values ?? {});
      const change = { version: input.body.version, values, fields, held };
      await write(tx, { entity, recordId: subject._id }, change);
      return show(actor, entity, subject, tx.session);
    });
  try {
    return await attempt().catch((error: unknown) => {
      // Two people enter the first values of a record at once: the later one meets the other's.
      if (!isDuplicateKey(error)) throw error;
      return attempt();
    });
  } catch (error) {
    throw await showConflict(error, async () =>
      show(actor, entity, await findFieldSubject(actor, entity, id)),
    );
  }
};

type Values = Record<string, CustomValue | null>;

/** @throws AppError VALIDATION_FAILED, by field: also for one that the actor does not see */
function checked(fields: readonly CustomFieldRecord[], values: Values, present: Values): Values {
  const given = Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, customValueOrNull(value)]),
  );
  const rules = fields
    .filter(({ _id }) => _id.toHexString() in given)
    .map((field) => {
      const id = field._id.toHexString();
      return [id, customValueRule({ ...field, value: present[id] ?? null })] as const;
    });
  const schema = z.strictObject({ values: z.strictObject(Object.fromEntries(rules)) });
  const result = schema.safeParse({ values: given });
  if (result.success) return result.data.values as Values;
  throw new AppError('VALIDATION_FAILED', {
    fields: fieldErrorsOf(result.error, { values: given }),
  });
}

interface Change {
  version: number;
  values: Values;
  fields: readonly CustomFieldRecord[];
  /** What was there before. */
  held: CustomValuesRecord | null;
}

async function write(
  tx: Tx,
  of: { entity: CustomFieldEntity; recordId: Types.ObjectId },
  { version, values, fields, held }: Change,
): Promise<void> {
  const ids = Object.keys(values);
  if (ids.length === 0) return;
  const paths = ids.map((id) => `values.${id}`);
  if (!held) {
    if (version !== 0) throw absentConflict();
    await create(tx, of, values, paths);
  } else {
    await updateVersioned<CustomValuesRecord>(tx, CustomValuesModel, {
      filter: { _id: held._id },
      base: version,
      paths,
      apply: () => ({
        $set: Object.fromEntries(ids.map((id, i) => [paths[i], values[id] ?? null])),
      }),
    });
  }
  await audit(tx, {
    action: `${of.entity}.update_custom_fields`,
    entity: of.entity,
    entityId: of.recordId,
    ...(of.entity === 'company' && { companyId: of.recordId }),
    changes: ids.map((id) => changeOf(id, fields, held?.values[id] ?? null, values[id] ?? null)),
  });
}

/** A change as the log tells it: by the label of its field, choices by their words. */
function changeOf(
  id: string,
  fields: readonly CustomFieldRecord[],
  before: CustomValue | null,
  after: CustomValue | null,
) {
  const field = fields.find(({ _id }) => _id.toHexString() === id);
  const words = (value: CustomValue | null) =>
    field && value !== null ? customValueWords(field, value, { yes: 'yes', no: 'no' }) : value;
  return {
    path: `custom.${field?.label ?? id}`,
    before: words(before),
    after: words(after),
    // Some fields are for some roles alone, and the log is read by others.
    secret: field?.roles !== null,
  };
}

const create = (
  tx: Tx,
  of: { entity: CustomFieldEntity; recordId: Types.ObjectId },
  values: Values,
  paths: readonly string[],
) =>
  CustomValuesModel.create(
    [
      {
        ...of,
        values,
        fieldVersions: Object.fromEntries(paths.map((path) => [versionKey(path), 1])),
        ...{ createdAt: tx.at, createdBy: tx.userId, updatedAt: tx.at, updatedBy: tx.userId },
      },
    ],
    { session: tx.session },
  );
