import { userInviteSchema, type RoleGrant } from '@muster/contracts';
import { useCan, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  EmailField,
  FieldRow,
  FormDrawer,
  FormSection,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { offeredRoles } from '../roles/offered-roles.ts';
import { RoleRows } from '../roles/role-rows.tsx';
import { useMessages } from '../use-messages.ts';
import { ForeignDomain } from './foreign-domain.tsx';

const maxRoles = 5;

/** Invites a person by mail; the roles apply once they accept. */
export function InviteUserDrawer() {
  const t = useMessages();
  const can = useCan();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [invite] = api.useUsersInviteMutation();
  const first = offeredRoles(can).find((role) => role === 'recruiter') ?? 'client_manager';
  const form = useZodForm({
    schema: userInviteSchema,
    initialValues: {
      email: '',
      firstName: '',
      lastName: '',
      roles: [{ role: first, companyId: null, candidateId: null }] as RoleGrant[],
      message: '',
    },
  });
  const saving = useFormMutation({
    form,
    mutation: invite,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ email }) => {
      platform.notify({ kind: 'success', text: t('create.sent', { email }) });
      close({ saved: true });
    },
    onRefused: ({ code }) => {
      if (code !== 'DUPLICATE') return false;
      form.setFormError(t('create.duplicate'));
      return true;
    },
  });
  return (
    <FormDrawer
      onClose={close}
      title={t('create.title')}
      cancel={t('edit.cancel')}
      save={t('create.save')}
      form={form}
      saving={saving}
    >
      <FormSection title={t('create.person')}>
        <EmailField
          label={t('field.email')}
          help={t('create.emailHelp')}
          required
          autoFocus
          {...form.field('email')}
        />
        <ForeignDomain email={form.values.email} roles={form.values.roles} />
        <FieldRow>
          <TextField label={t('field.firstName')} required {...form.field('firstName')} />
          <TextField label={t('field.lastName')} required {...form.field('lastName')} />
        </FieldRow>
      </FormSection>
      <FormSection title={t('create.rolesTitle')}>
        <RoleRows form={form} max={maxRoles} />
      </FormSection>
      <FormSection title={t('create.messageTitle')}>
        <TextArea
          label={t('field.message')}
          help={t('create.messageHelp')}
          maxLength={500}
          {...form.field('message')}
        />
      </FormSection>
    </FormDrawer>
  );
}
