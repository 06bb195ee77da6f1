import { contactKinds, contactLabels, limits, type CandidateRecord } from '@muster/contracts';
import { CheckboxField, FieldRow, RepeatRows, SelectField, TextField } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { ContactVerification } from './contact-verification.tsx';
import type { ContactRow, ContactZodForm } from './contact-values.ts';

const newContact = (): ContactRow => ({
  kind: 'email',
  label: 'work',
  value: '',
  isPrimary: false,
});

interface FurtherContactsProps {
  form: ContactZodForm;
  candidate: CandidateRecord;
}

/** Further addresses, numbers and messengers, one per row; their order has no meaning. */
export function FurtherContacts({ form, candidate }: FurtherContactsProps) {
  const t = useMessages();
  return (
    <RepeatRows
      label={t('edit.contact.more')}
      {...form.list('contacts')}
      onMove={undefined}
      newItem={newContact}
      addLabel={t('edit.contact.addMore')}
      itemLabel={(row) => row.value}
      max={limits.candidate.contactsPerKind * contactKinds.length}
      renderRow={(row, index) => (
        <>
          <FieldRow>
            <SelectField
              label={t('edit.contact.kind')}
              required
              options={contactKinds.map((value) => ({
                value,
                label: t(`enum.contactKind.${value}`),
              }))}
              {...form.field(`contacts.${index}.kind`)}
            />
            <SelectField
              label={t('edit.contact.label')}
              required
              options={contactLabels.map((value) => ({
                value,
                label: t(`enum.contactLabel.${value}`),
              }))}
              {...form.field(`contacts.${index}.label`)}
            />
          </FieldRow>
          <TextField
            label={t('edit.contact.value')}
            required
            {...form.field(`contacts.${index}.value`)}
          />
          <ContactVerification candidate={candidate} row={row} />
          <CheckboxField
            label={t('edit.contact.primary')}
            {...form.field(`contacts.${index}.isPrimary`)}
          />
        </>
      )}
    />
  );
}
