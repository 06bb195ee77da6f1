import { z } from 'zod';
import {
  customValueOrNull,
  customValueRule,
  customValuesSchema,
  type CustomValues,
  type UsableCustomField,
} from './custom-fields.schemas.ts';

/** Values of custom fields on a record that is being created, by field id. */
export const newCustomValuesSchema = customValuesSchema.default({});

/** Returns one value per field, null if nothing was entered; other input is dropped. */
export const newCustomValues = (
  fields: readonly Pick<UsableCustomField, 'id'>[],
  entered: Partial<CustomValues>,
): CustomValues =>
  Object.fromEntries(fields.map(({ id }) => [id, customValueOrNull(entered[id] ?? null)]));

/**
 * Returns the form schema of these fields on a new record; required ones must be filled in. A
 * refused value does not prevent the form from checking the others.
 */
export const newCustomValuesRule = (fields: readonly UsableCustomField[]) => {
  const rule = z.strictObject(
    Object.fromEntries(fields.map((field) => [field.id, customValueRule(field)])),
  );
  return customValuesSchema.superRefine((values, ctx) => {
    for (const issue of rule.safeParse(values).error?.issues ?? []) ctx.addIssue({ ...issue });
  });
};
