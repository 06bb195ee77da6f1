import type { Task } from '@muster/contracts';
import { useActor } from '@muster/kit';
import { TaskItem, formatRelativeDay, useT } from '@muster/ui';
import { taskMessages } from './messages.ts';
import { SnoozeMenu } from './snooze-menu.tsx';
import { useTaskActions } from './use-task-actions.ts';
import classes from './tasks.module.css';

/** One task: its checkbox, due date, assignee and snooze menu. */
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
