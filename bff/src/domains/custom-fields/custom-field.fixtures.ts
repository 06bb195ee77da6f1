import { foldText } from '../../db/fold-text.ts';
import {
  CustomFieldModel,
  type CustomFieldRecord,
} from '../../records/custom-fields/custom-field.model.ts';

let fields = 0;

/** Creates a custom field, by default a text field of candidates. */
export async function createCustomField(
  changes: Partial<CustomFieldRecord> = {},
): Promise<CustomFieldRecord> {
  fields += 1;
  const label = changes.label ?? `Badge ${fields}`;
  const created = await CustomFieldModel.create({
    entity: 'candidate',
    type: 'text',
    key: `badge${fields}`,
    label,
    labelKey: foldText(label),
    sort: fields,
    ...changes,
  });
  return created.toObject<CustomFieldRecord>();
}
