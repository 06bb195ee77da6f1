import type { CustomFieldEntity, CustomValues } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { fieldsFor } from '../../../records/custom-fields/visible-fields.ts';
import { checkedValues, writeValues } from '../write-values.ts';

/**
 * Enters what the fields of the agency's own hold on a record that the change makes. Required ones
 * have to be there, of those alone that its maker may fill in.
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
