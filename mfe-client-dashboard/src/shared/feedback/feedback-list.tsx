import type { SharedFeedback } from '@muster/contracts';
import { FeedbackSaid } from '@muster/blocks';
import { formatDate } from '@muster/ui';
import classes from './feedback.module.css';
import { useOwnFeedbackMessages } from './messages.ts';

/** Named feedback of the company's users on a candidate; nothing if there is none. */
export function FeedbackList({ rows }: { rows: readonly SharedFeedback[] }) {
  const t = useOwnFeedbackMessages();
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className={classes.listTitle}>{t('said.title')}</h3>
      <ul className={classes.list}>
        {rows.map((feedback) => {
          const author = feedback.isOwn
            ? t('said.own', { name: feedback.authorName })
            : feedback.authorName;
          const { round, submittedAt } = feedback;
          return (
            <li key={feedback.id}>
              <article aria-label={t('said.by', { name: author })}>
                <p className={classes.about}>
                  <strong>{author}</strong>
                  <span className={classes.second}>
                    {[round, submittedAt && formatDate(submittedAt)].filter(Boolean).join(' · ')}
                  </span>
                </p>
                <FeedbackSaid feedback={feedback} />
              </article>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
