import type { CustomFieldEntity, CustomValues } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { fieldsFor } from '../../../records/custom-fields/visible-fields.ts';
import { checkedValues, writeValues } from '../write-values.ts';

/**
 * Stores the custom fields of a record created by the change. Required fields must have a value if
 * the creator may fill them in.
 * @throws AppError VALIDATION_FAILED at `custom`
 */
export async function enterOnNew(
  tx: Tx,
  actor: Actor,
  of: { entity: CustomFieldEntity; recordId: Types.ObjectId },
  given: CustomValues,
): Promise<void> {
  const fields = actor.can('customField.write')
    ? await fieldsFor(actor, of.entity, tx.session)
    : [];
  const none = Object.fromEntries(fields.map(({ _id }) => [_id.toHexString(), null]));
  const values = checkedValues(fields, { ...none, ...given }, {}, 'custom');
  const entered = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  await writeValues(tx, of, { version: 0, values: entered, fields, held: null });
}
