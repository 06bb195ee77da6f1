import { taskHref, type Task } from '@muster/contracts';
import { PromiseMenu, SnoozeMenu, useTaskActions } from '@muster/blocks';
import { Avatar, Button, CardRow, Link } from '@muster/ui';
import { useHomeMessages } from '../use-home-messages.ts';
import { DueDay } from './due-day.tsx';
import classes from './queue.module.css';

/** A task with its record and due date, and buttons to complete or snooze it. */
export function QueueRow({ task, today }: { task: Task; today: string }) {
  const t = useHomeMessages();
  const actions = useTaskActions(task);
  const { allowedActions, title, subjectLabel, note, promiseId } = task;
  return (
    <CardRow>
      <Avatar
        name={subjectLabel}
        src={task.subjectPhoto}
        size={28}
        shape={task.subjectType === 'company' || task.subjectType === 'job' ? 'square' : 'round'}
      />
      <div className={classes.text}>
        <Link className={classes.title} href={taskHref(task)} title={`${title} · ${subjectLabel}`}>
          <strong>{title}</strong> · {subjectLabel}
        </Link>
        {note && <span className={classes.note}>{note}</span>}
      </div>
      <span className={classes.end}>
        <DueDay day={task.dueOn} today={today} />
        <span className={classes.actions}>
          {allowedActions.includes('complete') && (
            <Button
              size="xs"
              variant="default"
              aria-label={t('queue.doneLabel', { title })}
              loading={actions.pending}
              onClick={actions.complete}
            >
              {t('queue.done')}
            </Button>
          )}
          {promiseId !== undefined && allowedActions.includes('complete') && (
            <PromiseMenu id={promiseId} text={title} />
          )}
          {promiseId === undefined && allowedActions.includes('snooze') && (
            <SnoozeMenu task={task} {...actions} />
          )}
        </span>
      </span>
    </CardRow>
  );
}
