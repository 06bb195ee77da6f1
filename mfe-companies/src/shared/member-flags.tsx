import type { CompanyUserView } from '@muster/contracts';
import { CheckboxField, FormSection, type ZodForm } from '@muster/ui';
import { useMessages } from './use-messages.ts';

type Flags = Pick<
  CompanyUserView,
  'canSeeBillRates' | 'canDecide' | 'canSeeAllJobs' | 'isPrimaryContact' | 'isBillingContact'
>;

/** What a person may do in a company besides the role, and what they are there for us. */
export function MemberFlags<Values extends Flags, Output>({
  form,
}: {
  form: Pick<ZodForm<Values, Output>, 'field'>;
}) {
  const t = useMessages();
  const fields = (form as Pick<ZodForm<Flags, Output>, 'field'>).field;
  return (
    <>
      <FormSection title={t('users.edit.rights')}>
        <CheckboxField label={t('field.canDecide')} {...fields('canDecide')} />
        <CheckboxField label={t('field.canSeeBillRates')} {...fields('canSeeBillRates')} />
        <CheckboxField
          label={t('field.canSeeAllJobs')}
          help={t('users.new.seesAllHelp')}
          {...fields('canSeeAllJobs')}
        />
      </FormSection>
      <FormSection title={t('users.edit.contact')}>
        <CheckboxField label={t('field.isPrimaryContact')} {...fields('isPrimaryContact')} />
        <CheckboxField label={t('field.isBillingContact')} {...fields('isBillingContact')} />
      </FormSection>
    </>
  );
}
