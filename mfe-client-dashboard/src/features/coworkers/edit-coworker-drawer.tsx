import {
  canLead,
  clientRoles,
  coworkerUpdateSchema,
  usualFlags,
  type CoworkerView,
} from '@muster/contracts';
import {
  changedFields,
  emptyToNull,
  roleName,
  useFormMutation,
  useFormRecord,
  usePlatform,
} from '@muster/kit';
import {
  CheckboxField,
  FormDrawer,
  FormSection,
  SelectField,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useCoworkerMessages } from './messages.ts';

type ClientRole = (typeof clientRoles)[number];

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

/** Role, title and rights of a coworker. The account is the person's own. */
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
  const { role } = form.values;
  return (
    <FormDrawer
      onClose={onClose}
      title={t('manage.action.edit')}
      subtitle={`${coworker.name} · ${companyName}`}
      cancel={t('cancel')}
      save={t('manage.save')}
      form={form}
      saving={saving}
    >
      <FormSection title={t('role')}>
        <SelectField
          label={t('role')}
          help={t(`roleHelp.${role}`)}
          required
          options={clientRoles.map((value) => ({ value, label: roleName(value) }))}
          {...form.field('role')}
          onChange={(next: ClientRole | null) => {
            if (!next) return;
            const { canDecide, canSeeBillRates } = usualFlags(next);
            form.applyPatch({ role: next, canDecide, canSeeBillRates });
          }}
        />
        <TextField label={t('manage.title')} {...form.field('title')} />
      </FormSection>
      <FormSection title={t('manage.rights')}>
        <CheckboxField
          label={t('manage.canDecide')}
          disabled={!canLead(role)}
          {...form.field('canDecide')}
        />
        <CheckboxField
          label={t('manage.canSeeBillRates')}
          disabled={!canLead(role)}
          {...form.field('canSeeBillRates')}
        />
        <CheckboxField label={t('all')} {...form.field('canSeeAllJobs')} />
      </FormSection>
    </FormDrawer>
  );
}
