import { ClientRightsFields, ClientRoleField } from '@muster/blocks';
import { coworkerUpdateSchema, type CoworkerView } from '@muster/contracts';
import {
  changedFields,
  emptyToNull,
  useFormMutation,
  useFormRecord,
  usePlatform,
} from '@muster/kit';
import { FormDrawer, FormSection, TextField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useCoworkerMessages } from './messages.ts';

const schema = coworkerUpdateSchema.shape.changes.required();

const toValues = (coworker: CoworkerView) => ({
  title: coworker.title ?? '',
  role: coworker.role ?? ('client_viewer' as const),
  canDecide: coworker.canDecide,
  canSeeBillRates: coworker.canSeeBillRates,
  canSeeAllJobs: coworker.canSeeAllJobs,
});
type Values = ReturnType<typeof toValues>;
const toInput = (values: Values) => emptyToNull(values, ['title']);

interface EditCoworkerDrawerProps {
  coworker: CoworkerView;
  companyName: string;
  onClose: () => void;
}

/** Role, title and rights of a coworker. The account itself belongs to the coworker. */
export function EditCoworkerDrawer({
  coworker: given,
  companyName,
  onClose,
}: EditCoworkerDrawerProps) {
  const [coworker] = useFormRecord(given);
  const t = useCoworkerMessages();
  const platform = usePlatform();
  const [update] = api.useUpdateCoworkerMutation();
  const base = toValues(coworker);
  const form = useZodForm({ schema, initialValues: base, prepare: toInput });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: coworker.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: coworker.id },
      body: { version, changes: changedFields(toInput(before), toInput(values)) },
    }),
    onSaved: ({ name }) => {
      platform.notify({ kind: 'success', text: t('manage.done.saved', { name }) });
      onClose();
    },
    onConflict: { base, toValues: toValues as (current: CoworkerView) => Values },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('manage.edit')}
      subtitle={`${coworker.name} · ${companyName}`}
      cancel={t('cancel')}
      save={t('manage.save')}
      form={form}
      saving={saving}
    >
      <FormSection title={t('role')}>
        <ClientRoleField form={form} help={t(`roleHelp.${form.values.role}`)} />
        <TextField label={t('manage.title')} {...form.field('title')} />
      </FormSection>
      <ClientRightsFields form={form} />
    </FormDrawer>
  );
}
