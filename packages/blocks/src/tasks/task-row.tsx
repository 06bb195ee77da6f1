import type { Task } from '@muster/contracts';
import { useActor } from '@muster/kit';
import {
  IconButton,
  IconDots,
  Menu,
  TaskItem,
  dayKey,
  formatRelativeDay,
  useNow,
  useT,
} from '@muster/ui';
import { taskMessages } from './messages.ts';
import { dayAfter, snoozeChoices } from './snooze-days.ts';
import { useTaskActions } from './use-task-actions.ts';
import classes from './tasks.module.css';

const choices = Object.keys(snoozeChoices) as (keyof typeof snoozeChoices)[];

/** One task: its box, when it is due, whose it is, and how to put it off. */
export function TaskRow({ task }: { task: Task }) {
  const t = useT(taskMessages);
  const actor = useActor();
  const actions = useTaskActions(task);
  const may = (action: Task['allowedActions'][number]) => task.allowedActions.includes(action);
  const done = task.status === 'done';
  const toggle = done ? may('reopen') && actions.reopen : may('complete') && actions.complete;
  const details = [
    task.assignee && task.assignee.id !== actor?.id && t('row.for', { name: task.assignee.name }),
    task.status === 'snoozed' &&
      task.snoozedUntil &&
      t('row.snoozed', { day: formatRelativeDay(task.snoozedUntil) }),
    task.note,
  ].filter(Boolean);
  return (
    <li className={classes.row} aria-busy={actions.pending || undefined}>
      <div className={classes.task}>
        <TaskItem
          title={task.title}
          due={task.dueOn ?? undefined}
          done={done}
          onDoneChange={toggle ? () => toggle() : undefined}
        />
        {details.length > 0 && <div className={classes.details}>{details.join(' · ')}</div>}
      </div>
      {(may('snooze') || may('wake')) && <SnoozeMenu task={task} {...actions} />}
    </li>
  );
}

function SnoozeMenu({
  task,
  snooze,
  wake,
}: { task: Task } & Pick<ReturnType<typeof useTaskActions>, 'snooze' | 'wake'>) {
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
