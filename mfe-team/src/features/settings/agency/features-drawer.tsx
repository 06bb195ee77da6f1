import { features, settingGroupSchemas, type Feature, type Settings } from '@muster/contracts';
import { changedFields, useFormMutation, useFormRecord } from '@muster/kit';
import { CheckboxField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, formValues, useGroupSaved, type GroupDrawerProps } from './group-drawer.tsx';
import { useAgencyMessages } from './messages.ts';

/** The areas in use; those switched off disappear for all users. */
export function FeaturesDrawer({ settings: live, onClose }: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [settings] = useFormRecord(live);
  const base = formValues(settings.features.value);
  const [update] = api.useSettingsUpdateFeaturesMutation();
  const form = useZodForm({
    schema: settingGroupSchemas.features,
    initialValues: base,
    words: {
      off: { label: t('off'), itemName: (name) => t(`feature.${name as Feature}`) },
    },
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: settings.features.version,
    toArgs: ({ output, version, base: before }) => ({
      body: { version, changes: changedFields(before, output) },
    }),
    onSaved: useGroupSaved('features', onClose),
    onConflict: { base, toValues: (now: Settings) => formValues(now.features.value) },
  });
  return (
    <GroupDrawer group="features" onClose={onClose} form={form} saving={saving}>
      {features.map((feature) => (
        <CheckboxField
          key={feature}
          label={t(`feature.${feature}`)}
          value={!form.values.off.includes(feature)}
          onChange={(on) =>
            form.setValue(
              'off',
              features.filter((one) => (one === feature ? !on : form.values.off.includes(one))),
            )
          }
        />
      ))}
    </GroupDrawer>
  );
}
