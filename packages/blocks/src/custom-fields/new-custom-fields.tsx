import type { CustomValue, UsableCustomField } from '@muster/contracts';
import { FormSection, useT, type BoundField } from '@muster/ui';
import { customFieldMessages } from './messages.ts';
import { ValueField } from './value-field.tsx';

interface NewCustomFieldsProps {
  fields: readonly UsableCustomField[];
  /** Returns the form field for the id of a custom field. */
  bound: (id: string) => BoundField<CustomValue | null>;
}

/** The agency's custom fields in the form of a new record; renders nothing if there are none. */
export function NewCustomFields({ fields, bound }: NewCustomFieldsProps) {
  const t = useT(customFieldMessages);
  if (fields.length === 0) return null;
  return (
    <FormSection title={t('title')}>
      {fields.map((field) => (
        <ValueField key={field.id} field={{ ...field, value: null }} bound={bound(field.id)} />
      ))}
    </FormSection>
  );
}
