import { emergencyContactSchema, type TeamMember } from '@muster/contracts';
import { useFormMutation, useFormRecord, useOverlayClose, usePlatform } from '@muster/kit';
import { FormDrawer, PhoneField, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMemberMessages } from '../messages.ts';

const valuesOf = ({ emergencyContact: contact }: TeamMember) => ({
  name: contact?.name ?? '',
  relation: contact?.relation ?? '',
  phone: contact?.phone ?? '',
});
type Values = ReturnType<typeof valuesOf>;

/** Edits the user's own emergency contact. */
export function EmergencyContactDrawer({ member: given }: { member: TeamMember }) {
  const t = useMemberMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [member] = useFormRecord(given);
  const [save] = api.useTeamSetEmergencyContactMutation();
  const base = valuesOf(member);
  const form = useZodForm({
    schema: emergencyContactSchema,
    initialValues: base,
    prepare: ({ name, relation, phone }) => ({ name, phone, relation: relation || null }),
    mapPath: (path) => path.replace(/^contact\./, ''),
  });
  const saving = useFormMutation({
    form,
    mutation: save,
    version: member.version,
    toArgs: ({ output, version }) => ({
      params: { id: member.id },
      body: { version, contact: output },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('emergency.saved') });
      close({ saved: true });
    },
    onConflict: { base, toValues: valuesOf as (current: TeamMember) => Values },
  });
  return (
    <FormDrawer
      onClose={close}
      title={t('emergency.title')}
      subtitle={t('emergency.private')}
      cancel={t('edit.cancel')}
      save={t('emergency.save')}
      form={form}
      saving={saving}
    >
      <TextField label={t('emergency.name')} required {...form.field('name')} />
      <TextField label={t('emergency.relation')} {...form.field('relation')} />
      <PhoneField label={t('emergency.phone')} required {...form.field('phone')} />
    </FormDrawer>
  );
}
