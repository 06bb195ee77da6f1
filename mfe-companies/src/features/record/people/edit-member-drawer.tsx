import { ClientRightsFields, ClientRoleField } from '@muster/blocks';
import {
  companyUserUpdateSchema,
  type CompanyRecord,
  type CompanyUserView,
} from '@muster/contracts';
import {
  changedFields,
  emptyToNull,
  useFormMutation,
  useFormRecord,
  usePlatform,
} from '@muster/kit';
import { FormDrawer, FormSection, NoticeBar, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { ContactFields } from '../../../shared/contact-fields.tsx';
import { useMessages } from '../../../shared/use-messages.ts';

const schema = companyUserUpdateSchema.shape.changes.required();

const toValues = (member: CompanyUserView) => ({
  title: member.title ?? '',
  role: member.role ?? ('client_viewer' as const),
  canSeeBillRates: member.canSeeBillRates,
  canDecide: member.canDecide,
  canSeeAllJobs: member.canSeeAllJobs,
  isPrimaryContact: member.isPrimaryContact,
  isBillingContact: member.isBillingContact,
});
type Values = ReturnType<typeof toValues>;
const toInput = (values: Values) => emptyToNull(values, ['title']);

interface EditMemberDrawerProps {
  company: CompanyRecord;
  member: CompanyUserView;
  onClose: () => void;
}

/** Role, title and rights of a user in this company. The account itself belongs to the user. */
export function EditMemberDrawer({ company, member: given, onClose }: EditMemberDrawerProps) {
  const [member] = useFormRecord(given);
  const t = useMessages();
  const platform = usePlatform();
  const [update] = api.useCompanyUsersUpdateMutation();
  const base = toValues(member);
  const form = useZodForm({ schema, initialValues: base, prepare: toInput });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: member.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: company.id, memberId: member.id },
      body: { version, changes: changedFields(toInput(before), toInput(values)) },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('users.done.saved') });
      onClose();
    },
    onConflict: {
      base,
      toValues: toValues as (current: CompanyUserView) => Values,
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('users.edit.title')}
      subtitle={`${member.name} · ${company.name}`}
      cancel={t('users.edit.cancel')}
      save={t('users.edit.save')}
      form={form}
      saving={saving}
    >
      <NoticeBar kind="quiet">{t('users.edit.mail')}</NoticeBar>
      <FormSection title={t('users.edit.work')}>
        <ClientRoleField form={form} />
        <TextField label={t('field.title')} {...form.field('title')} />
      </FormSection>
      <ClientRightsFields form={form} />
      <ContactFields form={form} />
    </FormDrawer>
  );
}
