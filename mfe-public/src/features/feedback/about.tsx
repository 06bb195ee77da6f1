import type { AuthoredFeedback } from '@muster/contracts';
import classes from './feedback.module.css';
import { useGuestFeedbackMessages } from './messages.ts';

/** The candidate and the job, with the agency's message. */
export function About({ feedback, title }: { feedback: AuthoredFeedback; title: string }) {
  const t = useGuestFeedbackMessages();
  const { person, job, company, round, message, askedBy, agencyName } = feedback;
  return (
    <div>
      <h1>{title}</h1>
      <p className={classes.lead}>
        {person.headline && <span>{person.headline}</span>}
        <span>{t('about', { job, company })}</span>
        {round && <span>{t('round', { round })}</span>}
        {person.blind && <span>{t('blind')}</span>}
      </p>
      {message && (
        <blockquote className={classes.message}>
          <span className={classes.quiet}>{t('writes', { name: askedBy ?? agencyName })}</span>{' '}
          {message}
        </blockquote>
      )}
    </div>
  );
}
