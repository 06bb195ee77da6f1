import {
  customFieldEntities,
  type CustomField,
  type customFieldEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Service } from '../../http/mount.ts';
import { findPeople } from '../../identity/people/people.ts';
import {
  CustomFieldModel,
  type CustomFieldRecord,
} from '../../records/custom-fields/custom-field.model.ts';
import { CustomValuesModel } from '../../records/custom-fields/custom-values.model.ts';

/** Returns every field, archived or not, by entity and in order. */
export const readCatalogue: Service<typeof customFieldEndpoints.catalogue> = async () => ({
  data: await showFields(await CustomFieldModel.find({ deletedAt: null }).lean()),
});

/** Returns how many records have a value in a field. */
export const countHolders = (
  { _id, entity }: Pick<CustomFieldRecord, '_id' | 'entity'>,
  session: ClientSession | null,
): Promise<number> =>
  CustomValuesModel.countDocuments({
    entity,
    deletedAt: null,
    [`values.${_id.toHexString()}`]: { $ne: null },
  })
    .session(session)
    .exec();

/** Returns fields as their administrators see them. */
export async function showFields(
  fields: readonly CustomFieldRecord[],
  session: ClientSession | null = null,
): Promise<CustomField[]> {
  const [people, ...counts] = await Promise.all([
    findPeople(
      fields.map(({ updatedBy }) => updatedBy),
      session,
    ),
    ...fields.map((field) => countHolders(field, session)),
  ]);
  const records = new Map(fields.map((field, i) => [field, counts[i] ?? 0]));
  return fields.toSorted(inOrder).map((field) => ({
    id: field._id.toHexString(),
    entity: field.entity,
    type: field.type,
    key: field.key,
    label: field.label,
    help: field.help,
    isRequired: field.isRequired,
    roles: field.roles,
    choices: field.choices.map(({ id, label, isRetired }) => ({ id, label, isRetired })),
    isActive: field.isActive,
    records: records.get(field) ?? 0,
    updatedAt: field.updatedAt.toISOString(),
    updatedBy: people.ref(field.updatedBy),
    version: field.version,
  }));
}

export async function showField(
  field: CustomFieldRecord,
  session: ClientSession | null = null,
): Promise<CustomField> {
  const [shown] = await showFields([field], session);
  if (!shown) throw new Error('The field was not shown');
  return shown;
}

const inOrder = (a: CustomFieldRecord, b: CustomFieldRecord): number =>
  customFieldEntities.indexOf(a.entity) - customFieldEntities.indexOf(b.entity) ||
  a.sort - b.sort ||
  a.labelKey.localeCompare(b.labelKey);
