import { limits } from '@muster/contracts';
import { CheckboxField, NumberField } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, type GroupDrawerProps } from './group-drawer.tsx';
import { useGroupForm } from './group-form.ts';
import { useAgencyMessages } from './messages.ts';

const { keptDays } = limits.settings;

/** Whether interviews may be recorded, and how long the sound is kept. */
export function RecordingsDrawer(props: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [update] = api.useSettingsUpdateRecordingsMutation();
  const { form, frame } = useGroupForm('recordings', update, props);
  return (
    <GroupDrawer {...frame}>
      <CheckboxField label={t('interviews')} {...form.field('interviews')} />
      <NumberField
        label={t('recordingDays')}
        required
        min={keptDays.min}
        max={keptDays.max}
        suffix={` ${t('unit.days')}`}
        {...form.field('recordingDays')}
      />
    </GroupDrawer>
  );
}
