import { canLead, type clientRoles, type CompanyUserView } from '@muster/contracts';
import { CheckboxField, FormSection, type ZodForm } from '@muster/ui';
import { useMessages } from './use-messages.ts';

type Flags = Pick<
  CompanyUserView,
  'canSeeBillRates' | 'canDecide' | 'canSeeAllJobs' | 'isPrimaryContact' | 'isBillingContact'
>;

/** What a person may do in a company besides the role, and what they are there for us. */
export function MemberFlags<Values extends Flags, Output>({
  form,
  role,
}: {
  form: Pick<ZodForm<Values, Output>, 'field'>;
  role: (typeof clientRoles)[number];
}) {
  const t = useMessages();
  const fields = (form as Pick<ZodForm<Flags, Output>, 'field'>).field;
  return (
    <>
      <FormSection title={t('users.edit.rights')}>
        <CheckboxField
          label={t('field.canDecide')}
          {...(!canLead(role) && { help: t('users.edit.viewerDecides') })}
          disabled={!canLead(role)}
          {...fields('canDecide')}
        />
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
