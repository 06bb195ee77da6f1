import type { Task } from '@muster/contracts';
import { IconButton, IconDots, Menu, dayKey, useNow, useT } from '@muster/ui';
import { taskMessages } from './messages.ts';
import { dayAfter, snoozeChoices } from './snooze-days.ts';
import type { useTaskActions } from './use-task-actions.ts';

const choices = Object.keys(snoozeChoices) as (keyof typeof snoozeChoices)[];

export type SnoozeMenuProps = { task: Task } & Pick<
  ReturnType<typeof useTaskActions>,
  'snooze' | 'wake'
>;

/** Snoozes a task, or ends its snooze. */
export function SnoozeMenu({ task, snooze, wake }: SnoozeMenuProps) {
  const t = useT(taskMessages);
  const today = dayKey(useNow());
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton
          size="sm"
          aria-label={t('row.actions', { title: task.title })}
          withTooltip={false}
        >
          <IconDots size={14} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {task.allowedActions.includes('wake') && (
          <Menu.Item onClick={wake}>{t('row.wake')}</Menu.Item>
        )}
        {task.allowedActions.includes('snooze') &&
          choices.map((choice) => (
            <Menu.Item key={choice} onClick={() => snooze(dayAfter(today, snoozeChoices[choice]))}>
              {t(`row.${choice}`)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
