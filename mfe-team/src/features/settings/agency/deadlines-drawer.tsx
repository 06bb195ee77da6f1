import { limits, settingGroupSchemas, type Settings } from '@muster/contracts';
import { changedFields, useFormMutation, useFormRecord } from '@muster/kit';
import { NumberField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, formValues, useGroupSaved, type GroupDrawerProps } from './group-drawer.tsx';
import { useAgencyMessages } from './messages.ts';

const { hours, answerDays } = limits.settings;

/** Within which time people are expected to act. */
export function DeadlinesDrawer({ settings: live, onClose }: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [settings] = useFormRecord(live);
  const base = formValues(settings.deadlines.value);
  const [update] = api.useSettingsUpdateDeadlinesMutation();
  const form = useZodForm({ schema: settingGroupSchemas.deadlines, initialValues: base });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: settings.deadlines.version,
    toArgs: ({ output, version, base: before }) => ({
      body: { version, changes: changedFields(before, output) },
    }),
    onSaved: useGroupSaved('deadlines', onClose),
    onConflict: { base, toValues: (now: Settings) => formValues(now.deadlines.value) },
  });
  return (
    <GroupDrawer group="deadlines" onClose={onClose} form={form} saving={saving}>
      <NumberField
        label={t('firstSubmissionHours')}
        required
        min={hours.min}
        max={hours.max}
        suffix={` ${t('unit.workingHours')}`}
        {...form.field('firstSubmissionHours')}
      />
      <NumberField
        label={t('timesheetAnswerDays')}
        required
        min={answerDays.min}
        max={answerDays.max}
        suffix={` ${t('unit.days')}`}
        {...form.field('timesheetAnswerDays')}
      />
    </GroupDrawer>
  );
}
