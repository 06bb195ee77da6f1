import {
  customFieldEditSchema,
  hasChoices,
  type CustomField,
  type CustomFieldChoice,
  type CustomFieldType,
  type Role,
} from '@muster/contracts';
import { newUuid } from '@muster/kit';
import { useZodForm } from '@muster/ui';

/** Form values; an empty key is derived from the label. */
export type FieldValues = {
  type: CustomFieldType;
  key: string;
  label: string;
  help: string;
  isRequired: boolean;
  roles: Role[];
  choices: CustomFieldChoice[];
};

export const blankField: FieldValues = {
  type: 'text',
  key: '',
  label: '',
  help: '',
  isRequired: false,
  roles: [],
  choices: [],
};

export const fieldValues = (field: CustomField): FieldValues => ({
  type: field.type,
  key: field.key,
  label: field.label,
  help: field.help ?? '',
  isRequired: field.isRequired,
  roles: [...(field.roles ?? [])],
  // Loaded data is frozen, but the form modifies its initial values.
  choices: field.choices.map((choice) => ({ ...choice })),
});

/** A renamed choice keeps its id, because records store the id. */
export const newChoice = (): CustomFieldChoice => ({
  id: newUuid().slice(0, 18),
  label: '',
  isRetired: false,
});

/**
 * Returns the values to send; choices entered for another type are left out, because they are
 * hidden.
 */
export const sentValues = ({ type, label, help, isRequired, roles, choices }: FieldValues) => ({
  label,
  help: help.trim() || null,
  isRequired,
  roles: roles.length > 0 ? roles : null,
  choices: hasChoices(type) ? choices : [],
});
export type SentValues = ReturnType<typeof sentValues>;

/** Returns only the differences. */
export const fieldChanges = (before: SentValues, after: SentValues): Partial<SentValues> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof SentValues]),
    ),
  );

/** Creates the form of a field. */
export const useFieldForm = (initialValues: FieldValues) =>
  useZodForm({
    schema: customFieldEditSchema,
    initialValues,
    prepare: (values) => ({
      type: values.type,
      key: values.key.trim() || null,
      ...sentValues(values),
    }),
  });
export type FieldForm = ReturnType<typeof useFieldForm>;
