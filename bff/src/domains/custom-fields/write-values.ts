import {
  customValueOrNull,
  customValueRule,
  customValueWords,
  type CustomFieldEntity,
  type CustomValue,
  type CustomValues,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { z } from 'zod';
import { audit } from '../../audit/audit.service.ts';
import { versionKey } from '../../db/field-versions.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { absentConflict, updateVersioned } from '../../db/versioned-update.ts';
import { AppError } from '../../http/app-error.ts';
import { fieldErrorsOf } from '../../http/zod-fields.ts';
import type { CustomFieldRecord } from '../../records/custom-fields/custom-field.model.ts';
import {
  CustomValuesModel,
  type CustomValuesRecord,
} from '../../records/custom-fields/custom-values.model.ts';

/** @throws AppError VALIDATION_FAILED per field, also for a field that the actor cannot see */
export function checkedValues(
  fields: readonly CustomFieldRecord[],
  values: CustomValues,
  present: CustomValues,
  at: 'values' | 'custom' = 'values',
): CustomValues {
  const given = Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, customValueOrNull(value)]),
  );
  const rules = fields
    .filter(({ _id }) => _id.toHexString() in given)
    .map((field) => {
      const id = field._id.toHexString();
      return [id, customValueRule({ ...field, value: present[id] ?? null })] as const;
    });
  const schema = z.strictObject({ [at]: z.strictObject(Object.fromEntries(rules)) });
  const result = schema.safeParse({ [at]: given });
  if (result.success) return result.data[at] as CustomValues;
  throw new AppError('VALIDATION_FAILED', {
    fields: fieldErrorsOf(result.error, { [at]: given }),
  });
}

interface Change {
  version: number;
  values: CustomValues;
  fields: readonly CustomFieldRecord[];
  /** The previous values. */
  held: CustomValuesRecord | null;
}

/** Writes values with their event in the log. @throws AppError VERSION_CONFLICT */
export async function writeValues(
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

/** Returns a change for the log, with the field's label and the texts of choices. */
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
    // Some fields are limited to certain roles, but other users read the log, too.
    secret: field?.roles !== null,
  };
}

const create = (
  tx: Tx,
  of: { entity: CustomFieldEntity; recordId: Types.ObjectId },
  values: CustomValues,
  paths: readonly string[],
) =>
  CustomValuesModel.create(
    [
      {
        ...of,
        values,
        fieldVersions: Object.fromEntries(paths.map((path) => [versionKey(path), 1])),
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
