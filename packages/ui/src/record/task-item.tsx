import { Checkbox } from '@mantine/core';
import { dayKey } from '../format/dates.ts';
import { formatRelativeDay } from '../format/relative.ts';
import { Link } from '../link/link-context.tsx';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { useNow } from '../primitives/use-now.ts';
import classes from './task-item.module.css';

export type TaskItemProps = {
  title: string;
  /** A calendar day (`2026-11-26`) or an instant. */
  due?: string;
  done?: boolean;
  href?: string;
  /** Without it the checkbox is read-only (the viewer may not finish the task). */
  onDoneChange?: (done: boolean) => void;
};

/** A task with its checkbox: grey with time left, amber today, red and labelled when late. */
export function TaskItem({ title, due, done = false, href, onDoneChange }: TaskItemProps) {
  const t = useT(uiMessages);
  const now = useNow();
  const today = dayKey(now);
  const day = due ? dayKey(due) : undefined;
  const late = !done && day !== undefined && day < today;
  const isToday = !done && day === today;
  return (
    <div className={classes.item}>
      <Checkbox
        checked={done}
        disabled={!onDoneChange}
        aria-label={t('record.taskDone', { title })}
        onChange={(event) => onDoneChange?.(event.currentTarget.checked)}
      />
      <span className={`${classes.title} ${done ? classes.done : ''}`}>
        {href ? <Link href={href}>{title}</Link> : title}
      </span>
      {due && (
        <span
          className={`${classes.due} ${late ? classes.late : ''} ${isToday ? classes.today : ''}`}
        >
          {late
            ? t('record.late', { day: formatRelativeDay(due, { now }) })
            : formatRelativeDay(due, { now })}
        </span>
      )}
    </div>
  );
}
