import { dayMs } from '@muster/contracts';
import { formatDate, formatRelativeDay } from '@muster/ui';
import { useHomeMessages } from '../use-home-messages.ts';
import classes from './queue.module.css';

/** A task's due date relative to the user's own day: overdue in red, today in amber. */
export function DueDay({ day, today }: { day: string | null; today: string }) {
  const t = useHomeMessages();
  if (day === null) return <span className={classes.due}>{t('queue.noDay')}</span>;
  const late = Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
  if (late > 0)
    return (
      <time className={`${classes.due} ${classes.late}`} dateTime={day} title={formatDate(day)}>
        {t('queue.lateBy', { count: late })}
      </time>
    );
  return (
    <time className={`${classes.due} ${late === 0 ? classes.today : ''}`} dateTime={day}>
      {late === 0 ? t('queue.dueToday') : formatRelativeDay(day, { now: today })}
    </time>
  );
}
