import { limits } from '@muster/contracts';
import { NumberField } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, type GroupDrawerProps } from './group-drawer.tsx';
import { useGroupForm } from './group-form.ts';
import { useAgencyMessages } from './messages.ts';

const { chatMonths, graceDays, keptDays } = limits.settings;

/** How long data is kept. */
export function RetentionDrawer(props: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [update] = api.useSettingsUpdateRetentionMutation();
  const { form, frame } = useGroupForm('retention', update, props);
  return (
    <GroupDrawer {...frame}>
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
