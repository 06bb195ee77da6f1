import { FieldRow, TextField, type BoundField } from '@muster/ui';
import { useApplyingMessages } from './messages.ts';

interface NameFieldsProps {
  first: BoundField<string>;
  last: BoundField<string>;
}

/** First and last name in two fields that the browser can autofill. */
export function NameFields({ first, last }: NameFieldsProps) {
  const t = useApplyingMessages();
  return (
    <FieldRow>
      <TextField label={t('begin.firstName')} required autoComplete="given-name" {...first} />
      <TextField label={t('begin.lastName')} required autoComplete="family-name" {...last} />
    </FieldRow>
  );
}
