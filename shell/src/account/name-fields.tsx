import { FieldRow, TextField, type BoundField } from '@muster/ui';
import { useMessages } from './use-messages.ts';

interface NameFieldsProps {
  first: BoundField<string>;
  last: BoundField<string>;
}

/** First and last name in two fields that the browser can autofill. */
export function NameFields({ first, last }: NameFieldsProps) {
  const t = useMessages();
  return (
    <FieldRow>
      <TextField label={t('field.firstName')} required autoComplete="given-name" {...first} />
      <TextField label={t('field.lastName')} required autoComplete="family-name" {...last} />
    </FieldRow>
  );
}
