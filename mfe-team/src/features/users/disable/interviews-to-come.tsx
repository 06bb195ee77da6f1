import { CardRow, CardRows, formatDateTime } from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import classes from './disable.module.css';
import type { Effects } from './effects.ts';

/** The interviews that are left without this person, one by one. */
export function InterviewsToCome({ interviews, moreInterviews }: Effects) {
  const t = useMessages();
  const count = interviews.length + moreInterviews;
  if (count === 0) return null;
  return (
    <section aria-label={t('disable.interviews.title', { count })}>
      <p className={classes.heading}>{t('disable.interviews.title', { count })}</p>
      <p className={classes.note}>{t('disable.interviews.note')}</p>
      <CardRows>
        {interviews.map(({ id, title, candidate, startsAt }) => (
          <CardRow key={id}>
            <span className={classes.interview}>
              <span>{candidate}</span>
              <span className={classes.note}>{title}</span>
            </span>
            <span className={classes.note}>{formatDateTime(startsAt)}</span>
          </CardRow>
        ))}
      </CardRows>
      {moreInterviews > 0 && (
        <p className={classes.note}>{t('disable.interviews.more', { count: moreInterviews })}</p>
      )}
    </section>
  );
}
