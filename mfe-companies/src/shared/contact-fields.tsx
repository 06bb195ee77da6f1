import type { CompanyUserView } from '@muster/contracts';
import { CheckboxField, FormSection, type ZodForm } from '@muster/ui';
import { useMessages } from './use-messages.ts';

type Contact = Pick<CompanyUserView, 'isPrimaryContact' | 'isBillingContact'>;

/** Fields for the role of a company's contact. */
export function ContactFields<Values extends Contact, Output>({
  form,
}: {
  form: Pick<ZodForm<Values, Output>, 'field'>;
}) {
  const t = useMessages();
  const { field } = form as Pick<ZodForm<Contact, Output>, 'field'>;
  return (
    <FormSection title={t('users.edit.contact')}>
      <CheckboxField label={t('field.isPrimaryContact')} {...field('isPrimaryContact')} />
      <CheckboxField label={t('field.isBillingContact')} {...field('isBillingContact')} />
    </FormSection>
  );
}
