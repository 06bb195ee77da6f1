import { SelectField, type BoundField } from '@muster/ui';
import { useCommunicationsContactsOfCompanyQuery } from '../mail/mail-context.tsx';
import { useTalkMessages } from './messages.ts';

interface ContactFieldProps {
  companyId: string;
  field: BoundField<string | null>;
}

/** Selects the client contact who was on the call. */
export function ContactField({ companyId, field }: ContactFieldProps) {
  const t = useTalkMessages();
  const { data } = useCommunicationsContactsOfCompanyQuery({ params: { id: companyId } });
  return (
    <SelectField
      label={t('call.with')}
      placeholder={t('call.nobody')}
      options={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      clearable
      {...field}
    />
  );
}
