import { limits } from '@muster/contracts';
import { MultiSelectField, type BoundField } from '@muster/ui';
import { useCommunicationsContactsOfCompanyQuery } from './mail-context.tsx';
import { useMailMessages } from './messages.ts';

interface RecipientsFieldProps {
  companyId: string;
  field: BoundField<string[]>;
}

/** Selects the client contacts who receive a mail: users with access, with their addresses. */
export function RecipientsField({ companyId, field }: RecipientsFieldProps) {
  const t = useMailMessages();
  const { data } = useCommunicationsContactsOfCompanyQuery({ params: { id: companyId } });
  const people = data?.data ?? [];
  return (
    <MultiSelectField
      label={t('to')}
      help={data && people.length === 0 ? t('nobodyThere') : t('togetherHelp')}
      required
      max={limits.mail.recipients}
      options={people.map(({ id, name, address }) => ({
        value: id,
        label: `${name} <${address}>`,
      }))}
      {...field}
    />
  );
}
