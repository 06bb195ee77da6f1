import { useState } from 'react';
import type { Task } from '@muster/contracts';
import { QueryView, useCan } from '@muster/kit';
import { Button, IconButton, IconPlus, RailSection, Skeleton, Text, useT } from '@muster/ui';
import { useTasksListQuery } from '../host-hooks.ts';
import { AddTaskForm, type TaskSubject } from './add-task-form.tsx';
import { taskMessages } from './messages.ts';
import { TaskRow } from './task-row.tsx';
import classes from './tasks.module.css';

/** The tasks of a record, for its rail: finish, reopen, snooze, add. */
export function TaskList({
  subject,
  mayAdd = true,
}: {
  subject: TaskSubject;
  /** Whether this reader may add tasks to the record. */
  mayAdd?: boolean;
}) {
  const t = useT(taskMessages);
  const can = useCan();
  const [withDone, setWithDone] = useState(false);
  const [adding, setAdding] = useState(false);
  const query = useTasksListQuery({ query: { ...subject, status: withDone ? 'all' : 'open' } });
  const open = query.data?.data.filter(isListed).filter(({ status }) => status !== 'done').length;
  return (
    <RailSection
      title={t('title')}
      count={open}
      action={
        mayAdd &&
        can('task.manage') && (
          <IconButton size="sm" aria-label={t('add')} onClick={() => setAdding(true)}>
            <IconPlus size={16} />
          </IconButton>
        )
      }
    >
      {adding && <AddTaskForm subject={subject} onClose={() => setAdding(false)} />}
      <QueryView
        query={query}
        keepPrevious
        size="compact"
        skeleton={<TaskSkeletons />}
        isEmpty={({ data }) => data.filter(isListed).length === 0}
        empty={<Text c="dimmed">{t('emptyTitle')}</Text>}
      >
        {({ data }) => (
          <ul className={classes.list}>
            {data.filter(isListed).map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
        )}
      </QueryView>
      <Button
        size="xs"
        variant="subtle"
        className={classes.toggle}
        onClick={() => setWithDone(!withDone)}
      >
        {t(withDone ? 'hideDone' : 'showDone')}
      </Button>
    </RailSection>
  );
}

/** Tasks of a promise are shown with the promise. */
const isListed = ({ promiseId }: Task): boolean => promiseId === undefined;

/** An average number of rows, so that the layout shift below stays small. */
function TaskSkeletons() {
  return (
    <div className={classes.skeletons} aria-hidden>
      {[170, 200, 150].map((width) => (
        <Skeleton key={width} height={12} width={width} />
      ))}
    </div>
  );
}
