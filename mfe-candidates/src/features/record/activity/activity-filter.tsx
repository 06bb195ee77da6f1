import { activityGroups, type ActivityGroup } from '@muster/contracts';
import { UnstyledButton } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './record-activity.module.css';

interface ActivityFilterProps {
  chosen: readonly ActivityGroup[];
  onChange: (groups: readonly ActivityGroup[]) => void;
}

/** Chips that filter the timeline by kind; with none chosen it shows everything. */
export function ActivityFilter({ chosen, onChange }: ActivityFilterProps) {
  const t = useMessages();
  const toggle = (group: ActivityGroup) =>
    onChange(chosen.includes(group) ? chosen.filter((one) => one !== group) : [...chosen, group]);
  return (
    <div className={classes.filter} role="group" aria-label={t('record.activity.filter')}>
      <UnstyledButton
        className={classes.chip}
        aria-pressed={chosen.length === 0}
        onClick={() => onChange([])}
      >
        {t('record.activity.all')}
      </UnstyledButton>
      {activityGroups.map((group) => (
        <UnstyledButton
          key={group}
          className={classes.chip}
          aria-pressed={chosen.includes(group)}
          onClick={() => toggle(group)}
        >
          {t(`record.activity.group.${group}`)}
        </UnstyledButton>
      ))}
    </div>
  );
}
