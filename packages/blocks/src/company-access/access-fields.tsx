import type { ReactNode } from 'react';
import { canLead, clientRoles, usualFlags, type CompanyUserView } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { CheckboxField, FormSection, SelectField, type ZodForm } from '@muster/ui';
import { useAccessMessages } from './messages.ts';

type ClientRole = (typeof clientRoles)[number];

/** Values that forms about a user's access have in common. */
export type AccessValues = { role: ClientRole } & Pick<
  CompanyUserView,
  'canDecide' | 'canSeeBillRates' | 'canSeeAllJobs'
>;

type AccessForm<Values extends AccessValues, Output> = Pick<
  ZodForm<Values, Output>,
  'field' | 'applyPatch' | 'values'
>;

const asAccessForm = <Values extends AccessValues, Output>(form: AccessForm<Values, Output>) =>
  form as unknown as AccessForm<AccessValues, Output>;

interface AccessFieldProps<Values extends AccessValues, Output> {
  form: AccessForm<Values, Output>;
}

/** Selects a user's role in a company. A change also sets the usual rights of the new role. */
export function ClientRoleField<Values extends AccessValues, Output>({
  form,
  help,
}: AccessFieldProps<Values, Output> & { help?: ReactNode }) {
  const t = useAccessMessages();
  const { field, applyPatch } = asAccessForm(form);
  return (
    <SelectField
      label={t('role')}
      {...(help !== undefined && { help })}
      required
      options={clientRoles.map((value) => ({ value, label: roleName(value) }))}
      {...field('role')}
      onChange={(role: ClientRole | null) => {
        if (!role) return;
        const { canDecide, canSeeBillRates } = usualFlags(role);
        applyPatch({ role, canDecide, canSeeBillRates });
      }}
    />
  );
}

/** A user's rights in a company besides the role. Viewers take no decisions and see no rates. */
export function ClientRightsFields<Values extends AccessValues, Output>({
  form,
}: AccessFieldProps<Values, Output>) {
  const t = useAccessMessages();
  const { field, values } = asAccessForm(form);
  const isViewer = !canLead(values.role);
  return (
    <FormSection title={t('rights')}>
      <CheckboxField
        label={t('canDecide')}
        {...(isViewer && { help: t('viewer') })}
        disabled={isViewer}
        {...field('canDecide')}
      />
      <CheckboxField
        label={t('canSeeBillRates')}
        disabled={isViewer}
        {...field('canSeeBillRates')}
      />
      <CheckboxField
        label={t('canSeeAllJobs')}
        help={t('allJobsHelp')}
        {...field('canSeeAllJobs')}
      />
    </FormSection>
  );
}
