import type { CustomFieldEntity, UsableCustomField, customFieldEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { HeldValues } from '../../db/held-values.ts';
import type { Service } from '../../http/mount.ts';
import { CustomFieldModel, type CustomFieldRecord } from './custom-field.model.ts';

/** Every list reads the fields; a change by another process is seen with this delay. */
const held = new HeldValues<CustomFieldRecord[]>({
  collections: [CustomFieldModel.collection.name],
  heldFor: 2_000,
});

/** Owners and administrators, who manage the fields, see all of them. */
const seesField = ({ role }: Actor, { roles }: Pick<CustomFieldRecord, 'roles'>): boolean =>
  roles === null || role === 'owner' || role === 'admin' || roles.includes(role);

async function active(
  entity: CustomFieldEntity,
  session: ClientSession | null,
): Promise<CustomFieldRecord[]> {
  return await CustomFieldModel.find({ entity, isActive: true, deletedAt: null }, null, { session })
    .sort({ sort: 1, _id: 1 })
    .lean();
}

/** Returns an entity's active fields that the actor may see, in order. */
export async function fieldsFor(
  actor: Actor,
  entity: CustomFieldEntity,
  session: ClientSession | null = null,
): Promise<CustomFieldRecord[]> {
  if (!actor.can('customField.read')) return [];
  const fields = session
    ? await active(entity, session)
    : await held.get(entity, () => active(entity, null));
  return fields.filter((field) => seesField(actor, field));
}

/** Returns a field as its users read it. */
export const showUsable = (field: CustomFieldRecord): UsableCustomField => ({
  id: field._id.toHexString(),
  type: field.type,
  key: field.key,
  label: field.label,
  help: field.help,
  isRequired: field.isRequired,
  choices: field.choices.map(({ id, label, isRetired }) => ({ id, label, isRetired })),
});

/** Returns the fields of the reader's lists and forms. */
export const readFieldsOfEntity: Service<typeof customFieldEndpoints.ofEntity> = async (
  { actor },
  { params },
) => ({ data: (await fieldsFor(actor, params.entity)).map(showUsable) });
