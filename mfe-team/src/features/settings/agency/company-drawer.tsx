import { settingGroupSchemas, type Settings } from '@muster/contracts';
import { changedFields, useFormMutation, useFormRecord } from '@muster/kit';
import { EmailField, TextArea, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, formValues, useGroupSaved, type GroupDrawerProps } from './group-drawer.tsx';
import { useAgencyMessages } from './messages.ts';

/** What the agency is called and where it is reached. */
export function CompanyDrawer({ settings: live, onClose }: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [settings] = useFormRecord(live);
  const base = formValues(settings.company.value);
  const [update] = api.useSettingsUpdateCompanyMutation();
  const form = useZodForm({ schema: settingGroupSchemas.company, initialValues: base });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: settings.company.version,
    toArgs: ({ output, version, base: before }) => ({
      body: { version, changes: changedFields(before, output) },
    }),
    onSaved: useGroupSaved('company', onClose),
    onConflict: { base, toValues: (now: Settings) => formValues(now.company.value) },
  });
  return (
    <GroupDrawer group="company" onClose={onClose} form={form} saving={saving}>
      <TextField
        label={t('name')}
        help={t('nameHelp', { name: settings.environment.agencyName })}
        {...form.field('name')}
      />
      <TextField label={t('legalName')} {...form.field('legalName')} />
      <TextArea label={t('address')} {...form.field('address')} />
      <EmailField label={t('contactEmail')} {...form.field('contactEmail')} />
      <TextField
        label={t('brandColor')}
        help={t('brandColorHelp')}
        required
        {...form.field('brandColor')}
      />
    </GroupDrawer>
  );
}
