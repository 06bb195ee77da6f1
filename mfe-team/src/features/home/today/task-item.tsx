import { taskHref, type Task } from '@muster/contracts';
import { PromiseMenu, useTaskActions } from '@muster/blocks';
import { Avatar, Button, Link, formatDate } from '@muster/ui';
import { useState } from 'react';
import { DueDay } from '../queue/due-day.tsx';
import { useTodayMessages } from './messages.ts';
import { nextWorkingDay } from './next-working-day.ts';
import { ReassignDialog } from './reassign-dialog.tsx';
import classes from './today.module.css';
import { doneMark, snoozeMark } from './use-row-keys.ts';

/** A task with its record, and buttons to complete, snooze or reassign it. */
export function TaskItem({ task, today }: { task: Task; today: string }) {
  const t = useTodayMessages();
  const actions = useTaskActions(task);
  const [isReassigning, setReassigning] = useState(false);
  const { allowedActions, title, subjectLabel, note, promiseId } = task;
  const next = nextWorkingDay(today);
  return (
    <>
      <Avatar
        name={subjectLabel}
        src={task.subjectPhoto}
        size={28}
        shape={task.subjectType === 'company' || task.subjectType === 'job' ? 'square' : 'round'}
      />
      <div className={classes.task}>
        <div className={classes.text}>
          <Link className={classes.title} href={taskHref(task)}>
            <strong>{title}</strong> · {subjectLabel}
          </Link>
          {note && <span className={classes.note}>{note}</span>}
        </div>
        <span className={classes.end}>
          <DueDay day={task.dueOn} today={today} />
          {allowedActions.includes('complete') && (
            <Button
              size="xs"
              variant="default"
              loading={actions.pending}
              aria-label={t('row.doneLabel', { title })}
              onClick={actions.complete}
              {...{ [doneMark]: true }}
            >
              {t('row.done')}
            </Button>
          )}
          {allowedActions.includes('snooze') && (
            <Button
              size="xs"
              variant="subtle"
              aria-label={t('row.snoozeLabel', { title, day: formatDate(next) })}
              onClick={() => actions.snooze(next)}
              {...{ [snoozeMark]: true }}
            >
              {t('row.snooze')}
            </Button>
          )}
          {allowedActions.includes('complete') && (
            <Button
              size="xs"
              variant="subtle"
              aria-label={t('row.reassignLabel', { title })}
              onClick={() => setReassigning(true)}
            >
              {t('row.reassign')}
            </Button>
          )}
          {promiseId !== undefined && allowedActions.includes('complete') && (
            <PromiseMenu id={promiseId} text={title} />
          )}
        </span>
      </div>
      {isReassigning && <ReassignDialog task={task} onClose={() => setReassigning(false)} />}
    </>
  );
}
