import { ClientRightsFields, ClientRoleField } from '@muster/blocks';
import { coworkerUpdateSchema, type CoworkerView, type Coworkers } from '@muster/contracts';
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
import { SharedJobsField } from './shared-jobs-field.tsx';

const schema = coworkerUpdateSchema.shape.changes.required();

const toValues = (coworker: CoworkerView) => ({
  title: coworker.title ?? '',
  role: coworker.role ?? ('client_viewer' as const),
  canDecide: coworker.canDecide,
  canSeeBillRates: coworker.canSeeBillRates,
  canSeeAllJobs: coworker.canSeeAllJobs,
  sharedJobIds: coworker.sharedJobIds ?? [],
});
type Values = ReturnType<typeof toValues>;
const toInput = (values: Values) => emptyToNull(values, ['title']);

interface EditCoworkerDrawerProps {
  coworker: CoworkerView;
  companyName: string;
  /** Jobs that can be shared with a manager. */
  jobs: Coworkers['jobs'];
  onClose: () => void;
}

/** Role, title, rights and jobs of a coworker. The account itself belongs to the coworker. */
export function EditCoworkerDrawer({
  coworker: given,
  companyName,
  jobs,
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
      <SharedJobsField
        jobs={jobs}
        seesAll={form.values.role !== 'client_manager' || form.values.canSeeAllJobs}
        {...form.field('sharedJobIds')}
      />
    </FormDrawer>
  );
}
