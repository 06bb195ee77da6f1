import { limits, type CustomValue, type ShownCustomField } from '@muster/contracts';
import {
  DateField,
  MultiSelectField,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  UrlField,
  useT,
  type BoundField,
} from '@muster/ui';
import { customFieldMessages } from './messages.ts';

interface ValueFieldProps {
  field: ShownCustomField;
  bound: BoundField<CustomValue | null>;
}

/** The input for the value of a custom field. */
export function ValueField({ field, bound }: ValueFieldProps) {
  const t = useT(customFieldMessages);
  const { type, label, help, isRequired: required, choices, value: held } = field;
  const { value, ...rest } = bound;
  const common = { ...rest, label, required, ...(help && { help }) };
  // A retired choice is listed if the record still holds it.
  const isHeld = (id: string) => (Array.isArray(held) ? held.includes(id) : held === id);
  const options = choices
    .filter(({ id, isRetired }) => !isRetired || isHeld(id))
    .map((choice) => ({ value: choice.id, label: choice.label }));
  switch (type) {
    case 'text':
      return <TextField {...common} value={asText(value)} />;
    case 'longText':
      return <TextArea {...common} maxLength={limits.customField.longText} value={asText(value)} />;
    case 'url':
      return <UrlField {...common} value={asText(value)} />;
    case 'number':
      return (
        <NumberField {...common} decimals={4} value={typeof value === 'number' ? value : null} />
      );
    case 'date':
      return <DateField {...common} value={asText(value) || null} />;
    case 'select':
      return <SelectField {...common} options={options} value={asText(value) || null} />;
    case 'multiSelect':
      return (
        <MultiSelectField {...common} options={options} value={Array.isArray(value) ? value : []} />
      );
    case 'yesNo':
      return (
        <SelectField
          {...common}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
          onChange={(chosen) => bound.onChange(chosen === null ? null : chosen === 'yes')}
        />
      );
  }
}

const asText = (value: CustomValue | null): string => (typeof value === 'string' ? value : '');
