import { useParams } from 'react-router-dom';
import { ClientRightsFields, ClientRoleField } from '@muster/blocks';
import {
  type clientRoles,
  companyUserInviteSchema,
  usualFlags,
  type CompanyRecord,
} from '@muster/contracts';
import {
  LoadingDrawer,
  emptyToNull,
  useFormMutation,
  useOverlayClose,
  usePlatform,
} from '@muster/kit';
import {
  EmailField,
  FieldRow,
  FormDrawer,
  FormSection,
  NoticeBar,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { ContactFields } from '../../shared/contact-fields.tsx';
import { useMessages } from '../../shared/use-messages.ts';

type ClientRole = (typeof clientRoles)[number];

const emptyInvite = {
  email: '',
  firstName: '',
  lastName: '',
  title: '',
  role: 'client_manager' as ClientRole,
  ...usualFlags('client_manager'),
  isPrimaryContact: false,
  isBillingContact: false,
  message: '',
};

/** Invites a client user; they get the role once they accept. */
export function InviteUserDrawer() {
  const { id = '' } = useParams();
  const t = useMessages();
  const close = useOverlayClose();
  const query = api.useCompaniesReadQuery({ params: { id } });
  if (query.currentData?.allowedActions.includes('invite_user'))
    return <InviteForm company={query.currentData} />;
  return (
    <LoadingDrawer
      query={query}
      onClose={close}
      title={t('users.new.title')}
      refusal={
        query.currentData &&
        t(query.currentData.status === 'former' ? 'edit.former' : 'edit.notAllowed')
      }
    />
  );
}

function InviteForm({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [invite] = api.useCompanyUsersInviteMutation();
  const form = useZodForm({
    schema: companyUserInviteSchema,
    initialValues: emptyInvite,
    prepare: (values) => emptyToNull(values, ['title']),
  });
  const saving = useFormMutation({
    form,
    mutation: invite,
    toArgs: ({ output }) => ({ params: { id: company.id }, body: output }),
    onSaved: ({ email }) => {
      platform.notify({ kind: 'success', text: t('users.new.sent', { email }) });
      close({ saved: true });
    },
    onRefused: ({ code, context }) => {
      if (code !== 'DUPLICATE') return false;
      form.setFormError(
        t(context?.['accountDisabled'] ? 'users.new.accountDisabled' : 'users.new.duplicate'),
      );
      return true;
    },
  });
  return (
    <FormDrawer
      onClose={close}
      title={t('users.new.title')}
      subtitle={`${company.name} · ${company.number}`}
      cancel={t('users.new.cancel')}
      save={t('users.new.save')}
      form={form}
      saving={saving}
    >
      <FormSection title={t('users.new.person')}>
        <EmailField
          label={t('field.email')}
          help={t('users.new.emailHelp')}
          required
          autoFocus
          {...form.field('email')}
        />
        <ForeignDomain company={company} email={form.values.email} />
        <FieldRow>
          <TextField label={t('field.firstName')} required {...form.field('firstName')} />
          <TextField label={t('field.lastName')} required {...form.field('lastName')} />
        </FieldRow>
        <TextField label={t('field.title')} {...form.field('title')} />
      </FormSection>
      <FormSection title={t('users.new.role')}>
        <ClientRoleField form={form} />
      </FormSection>
      <ClientRightsFields form={form} />
      <ContactFields form={form} />
      <FormSection title={t('users.new.message')}>
        <TextArea
          label={t('users.new.message')}
          help={t('users.new.messageHelp')}
          maxLength={500}
          {...form.field('message')}
        />
      </FormSection>
    </FormDrawer>
  );
}

/** Points out an address outside the client's domain; it may be right. */
function ForeignDomain({ company, email }: { company: CompanyRecord; email: string }) {
  const t = useMessages();
  const domain = email.trim().toLowerCase().split('@')[1] ?? '';
  const { domain: own, name } = company;
  if (!own || !domain.includes('.') || domain === own || domain.endsWith(`.${own}`)) return null;
  return (
    <NoticeBar kind="warning">{t('users.new.foreign', { domain, company: name, own })}</NoticeBar>
  );
}
