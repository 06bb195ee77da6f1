import { z } from 'zod';
import {
  customValueOrNull,
  customValueRule,
  customValuesSchema,
  type CustomValues,
  type UsableCustomField,
} from './custom-fields.schemas.ts';

/** What the fields of the agency's own hold on a record that is being made, by the field's id. */
export const newCustomValuesSchema = customValuesSchema.default({});

/** A value for each of the fields, nothing where nothing was entered; what else was entered goes. */
export const newCustomValues = (
  fields: readonly Pick<UsableCustomField, 'id'>[],
  entered: Partial<CustomValues>,
): CustomValues =>
  Object.fromEntries(fields.map(({ id }) => [id, customValueOrNull(entered[id] ?? null)]));

/**
 * What the form of a new record takes in these fields; those that have to hold something are asked
 * for. What it refuses does not keep the form from checking the rest.
 */
export const newCustomValuesRule = (fields: readonly UsableCustomField[]) => {
  const rule = z.strictObject(
    Object.fromEntries(fields.map((field) => [field.id, customValueRule(field)])),
  );
  return customValuesSchema.superRefine((values, ctx) => {
    for (const issue of rule.safeParse(values).error?.issues ?? []) ctx.addIssue({ ...issue });
  });
};
