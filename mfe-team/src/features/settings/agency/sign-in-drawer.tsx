import { limits, roles, settingGroupSchemas, type Settings } from '@muster/contracts';
import { changedFields, useFormMutation, useFormRecord, roleName } from '@muster/kit';
import { CheckboxField, MultiSelectField, NoticeBar, NumberField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, formValues, useGroupSaved, type GroupDrawerProps } from './group-drawer.tsx';
import { useAgencyMessages } from './messages.ts';

const { idleHours } = limits.settings;

/** How long sessions last without activity, and who needs two steps. */
export function SignInDrawer({ settings: live, onClose }: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [settings] = useFormRecord(live);
  const base = formValues(settings.signIn.value);
  const [update] = api.useSettingsUpdateSignInMutation();
  const form = useZodForm({ schema: settingGroupSchemas.signIn, initialValues: base });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: settings.signIn.version,
    toArgs: ({ output, version, base: before }) => ({
      body: { version, changes: changedFields(before, output) },
    }),
    onSaved: useGroupSaved('signIn', onClose),
    onConflict: { base, toValues: (now: Settings) => formValues(now.signIn.value) },
  });
  return (
    <GroupDrawer group="signIn" onClose={onClose} form={form} saving={saving}>
      <NumberField
        label={t('staffIdleHours')}
        help={t('idleHelp')}
        required
        min={idleHours.min}
        max={idleHours.max}
        suffix={` ${t('unit.hours')}`}
        {...form.field('staffIdleHours')}
      />
      <NumberField
        label={t('clientIdleHours')}
        required
        min={idleHours.min}
        max={idleHours.max}
        suffix={` ${t('unit.hours')}`}
        {...form.field('clientIdleHours')}
      />
      <NumberField
        label={t('candidateIdleHours')}
        required
        min={idleHours.min}
        max={idleHours.max}
        suffix={` ${t('unit.hours')}`}
        {...form.field('candidateIdleHours')}
      />
      <CheckboxField label={t('keepSignedIn')} {...form.field('keepSignedIn')} />
      <MultiSelectField
        label={t('twoStepRoles')}
        options={roles.map((value) => ({ value, label: roleName(value) }))}
        {...form.field('twoStepRoles')}
      />
      {!settings.environment.twoStepEnforced && <NoticeBar>{t('twoStepOff')}</NoticeBar>}
    </GroupDrawer>
  );
}
