import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  text,
  timestampSchema,
  urlSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { roles, type Role } from '../../core/roles.ts';
import { personRefSchema } from '../people/people.schemas.ts';

/** Records that can have custom fields. */
export const customFieldEntities = ['candidate', 'company', 'job'] as const;
export type CustomFieldEntity = (typeof customFieldEntities)[number];

export const customFieldTypes = [
  'text',
  'longText',
  'number',
  'date',
  'yesNo',
  'select',
  'multiSelect',
  'url',
] as const;
export type CustomFieldType = (typeof customFieldTypes)[number];

/** Checks whether the values of a type are choices of the field. */
export const hasChoices = (type: CustomFieldType): boolean =>
  type === 'select' || type === 'multiSelect';

/** Roles that may access a field: never anyone outside the agency. */
export const customFieldRoles = roles.filter(
  (role) => !role.startsWith('client_') && role !== 'candidate' && role !== 'contractor',
) as [Role, ...Role[]];

const bounds = limits.customField;
/** Name of a field for views, exports and other systems; it never changes. */
export const customFieldKeySchema = z.string().regex(/^[a-z][a-z0-9]{0,29}$/);

const choiceSchema = z.strictObject({
  /** Stays the same when the choice is renamed. Contains no characters of the filter syntax. */
  id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  label: text(bounds.choice, 1),
  /** No longer offered; records that have it keep it. */
  isRetired: z.boolean(),
});
export type CustomFieldChoice = z.infer<typeof choiceSchema>;

const edited = {
  label: text(bounds.label, 1),
  help: text(bounds.help).nullable(),
  isRequired: z.boolean(),
  /** The roles that see it; null: everyone who may open the record. */
  roles: z.array(z.enum(customFieldRoles)).min(1).max(customFieldRoles.length).nullable(),
  choices: z.array(choiceSchema).max(bounds.choices),
};

const choicesDiffer = ({ choices }: { choices?: CustomFieldChoice[] | undefined }): boolean =>
  differ((choices ?? []).map(({ label }) => label.toLowerCase())) &&
  differ((choices ?? []).map(({ id }) => id));
const differ = (all: readonly string[]): boolean => new Set(all).size === all.length;
const alike = { path: ['choices'], params: { code: 'NOT_UNIQUE' } };

const offersSome = ({ type, choices }: { type: CustomFieldType; choices: CustomFieldChoice[] }) =>
  !hasChoices(type) || choices.some(({ isRetired }) => !isRetired);
const noneOffered = { path: ['choices'], params: { code: 'REQUIRED' } };

/** The editable part of a field. */
export const customFieldEditSchema = z
  .strictObject({
    type: z.enum(customFieldTypes),
    /** Null: derived from the label. */
    key: customFieldKeySchema.nullable(),
    ...edited,
  })
  .refine(choicesDiffer, alike)
  .refine(offersSome, noneOffered);

export const customFieldCreateSchema = z
  .strictObject({
    entity: z.enum(customFieldEntities),
    type: z.enum(customFieldTypes),
    key: customFieldKeySchema.nullable(),
    ...edited,
  })
  .refine(choicesDiffer, alike)
  .refine(offersSome, noneOffered);

export const customFieldPatchSchema = z.strictObject({
  version: versionSchema,
  changes: z
    .strictObject({ ...edited, isActive: z.boolean() })
    .partial()
    .refine(choicesDiffer, alike),
});

export const customFieldSchema = z.object({
  id: idSchema,
  entity: z.enum(customFieldEntities),
  type: z.enum(customFieldTypes),
  key: customFieldKeySchema,
  label: z.string(),
  help: z.string().nullable(),
  isRequired: z.boolean(),
  roles: z.array(z.enum(roles)).nullable(),
  choices: z.array(choiceSchema),
  /** Archived fields keep their values but are not shown anywhere. */
  isActive: z.boolean(),
  /** Number of records with a value. */
  records: z.number().int(),
  updatedAt: timestampSchema,
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
});
export type CustomField = z.infer<typeof customFieldSchema>;

export const customFieldCatalogueSchema = z.object({ data: z.array(customFieldSchema) });
/** All active fields of the entity, each once, in their new order. */
export const customFieldOrderSchema = z.strictObject({
  entity: z.enum(customFieldEntities),
  ids: z.array(idSchema).max(bounds.perEntity),
});

export const customFieldRemovedSchema = z.object({ id: idSchema });

export const customValueSchema = z.union([
  z.string().max(bounds.longText),
  z.number(),
  z.boolean(),
  z.array(z.string().max(40)).max(bounds.choices),
]);
export type CustomValue = z.infer<typeof customValueSchema>;

/** A field for users who fill it in, filter by it or show it as a column. */
export const usableCustomFieldSchema = customFieldSchema.pick({
  id: true,
  type: true,
  key: true,
  label: true,
  help: true,
  isRequired: true,
  choices: true,
});
export type UsableCustomField = z.infer<typeof usableCustomFieldSchema>;
export const usableCustomFieldsSchema = z.object({ data: z.array(usableCustomFieldSchema) });

/** A field with its value on a record. */
export const shownCustomFieldSchema = usableCustomFieldSchema.extend({
  value: customValueSchema.nullable(),
});
export type ShownCustomField = z.infer<typeof shownCustomFieldSchema>;

/** Values of a list row, by field key; fields without a value are absent. */
export const customRowValuesSchema = z.record(customFieldKeySchema, customValueSchema);
export type CustomRowValues = z.infer<typeof customRowValuesSchema>;

export const recordFieldsSchema = z.object({
  fields: z.array(shownCustomFieldSchema),
  mayEdit: z.boolean(),
  /** 0: no value was ever entered. */
  version: z.number().int(),
});
export type RecordFieldsView = z.infer<typeof recordFieldsSchema>;

export const customFieldEntityParams = z.object({ entity: z.enum(customFieldEntities) });
export const customFieldRecordParams = z.object({
  entity: z.enum(customFieldEntities),
  id: z.string(),
});

/** New values of fields, by field id. */
export const customValuesSchema = z
  .record(idSchema, customValueSchema.nullable())
  .refine((values) => Object.keys(values).length <= bounds.perEntity);
export type CustomValues = z.infer<typeof customValuesSchema>;

export const recordFieldsPatchSchema = z.strictObject({
  version: z.number().int().min(0),
  values: customValuesSchema,
});

type Taking = Pick<ShownCustomField, 'type' | 'isRequired' | 'choices'> &
  Partial<Pick<ShownCustomField, 'value'>>;

/**
 * Returns the schema of a field's value; null means no value and is refused for required fields. A
 * retired choice is accepted if the record already has it (`value`).
 */
export function customValueRule({
  type,
  isRequired,
  choices,
  value = null,
}: Taking): z.ZodType<CustomValue | null> {
  const held = Array.isArray(value) ? value : [value];
  const ids = choices.filter(({ id, isRetired }) => !isRetired || held.includes(id));
  const isOffered = (id: string) => ids.some((choice) => choice.id === id);
  const notOffered = { params: { code: 'INVALID_OPTION' } };
  const rules: Readonly<Record<CustomFieldType, z.ZodType<CustomValue>>> = {
    text: text(bounds.text, 1),
    longText: longText(bounds.longText, 1),
    number: z.number().min(-bounds.number).max(bounds.number),
    date: dateSchema,
    yesNo: z.boolean(),
    url: urlSchema,
    select: z.string().refine(isOffered, notOffered),
    multiSelect: z
      .array(z.string())
      .min(1)
      .refine((some) => some.every(isOffered) && differ(some), notOffered),
  };
  const rule = rules[type];
  return isRequired ? rule : rule.nullable();
}

/** An empty text or choice counts as no value. */
export const customValueOrNull = (value: CustomValue | null): CustomValue | null =>
  (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
    ? null
    : value;

/** Returns the schema of a form with these fields. */
export const recordFieldsRule = (fields: readonly (Taking & Pick<ShownCustomField, 'id'>)[]) =>
  z.strictObject({
    values: z.strictObject(
      Object.fromEntries(fields.map((field) => [field.id, customValueRule(field)])),
    ),
  });

interface ValueWords {
  yes: string;
  no: string;
  number?: (value: number) => string;
  date?: (value: string) => string;
}

/** Formats a field's value as text: choices by their labels, including retired ones. */
export function customValueWords(
  { type, choices }: Pick<UsableCustomField, 'type' | 'choices'>,
  value: CustomValue,
  { yes, no, number = String, date = (day) => day }: ValueWords,
): string {
  const choice = (one: string) => choices.find(({ id }) => id === one)?.label ?? '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return number(value);
  if (Array.isArray(value)) return value.map(choice).filter(Boolean).join(', ');
  if (type === 'select') return choice(value);
  return type === 'date' ? date(value) : value;
}
