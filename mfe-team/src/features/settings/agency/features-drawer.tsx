import { features, type Feature } from '@muster/contracts';
import { CheckboxField } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, type GroupDrawerProps } from './group-drawer.tsx';
import { useGroupForm } from './group-form.ts';
import { useAgencyMessages } from './messages.ts';

/** The areas in use; those switched off disappear for all users. */
export function FeaturesDrawer(props: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [update] = api.useSettingsUpdateFeaturesMutation();
  const { form, frame } = useGroupForm('features', update, {
    ...props,
    words: { off: { label: t('off'), itemName: (name) => t(`feature.${name as Feature}`) } },
  });
  return (
    <GroupDrawer {...frame}>
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
