import { limits, settingGroupSchemas, type Settings } from '@muster/contracts';
import { changedFields, useFormMutation, useFormRecord } from '@muster/kit';
import { NumberField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, formValues, useGroupSaved, type GroupDrawerProps } from './group-drawer.tsx';
import { useAgencyMessages } from './messages.ts';

const { chatMonths, graceDays, keptDays } = limits.settings;

/** How long data is kept. */
export function RetentionDrawer({ settings: live, onClose }: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [settings] = useFormRecord(live);
  const base = formValues(settings.retention.value);
  const [update] = api.useSettingsUpdateRetentionMutation();
  const form = useZodForm({ schema: settingGroupSchemas.retention, initialValues: base });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: settings.retention.version,
    toArgs: ({ output, version, base: before }) => ({
      body: { version, changes: changedFields(before, output) },
    }),
    onSaved: useGroupSaved('retention', onClose),
    onConflict: { base, toValues: (now: Settings) => formValues(now.retention.value) },
  });
  return (
    <GroupDrawer group="retention" onClose={onClose} form={form} saving={saving}>
      <NumberField
        label={t('chatMonths')}
        required
        min={chatMonths.min}
        max={chatMonths.max}
        suffix={` ${t('unit.months')}`}
        {...form.field('chatMonths')}
      />
      <NumberField
        label={t('consentGraceDays')}
        required
        min={graceDays.min}
        max={graceDays.max}
        suffix={` ${t('unit.days')}`}
        {...form.field('consentGraceDays')}
      />
      <NumberField
        label={t('transcriptDays')}
        required
        min={keptDays.min}
        max={keptDays.max}
        suffix={` ${t('unit.days')}`}
        {...form.field('transcriptDays')}
      />
      <NumberField
        label={t('cvReadingDays')}
        required
        min={keptDays.min}
        max={keptDays.max}
        suffix={` ${t('unit.days')}`}
        {...form.field('cvReadingDays')}
      />
    </GroupDrawer>
  );
}
