import { publicRoutes, type AuthoredFeedback } from '@muster/contracts';
import { FeedbackSaid } from '@muster/blocks';
import { RouteLink } from '@muster/kit';
import { Button, IconCircleCheck, formatDateTime } from '@muster/ui';
import classes from './feedback.module.css';
import { useGuestFeedbackMessages } from './messages.ts';

interface SentFeedbackProps {
  feedback: AuthoredFeedback;
  handle: string;
}

/** Sent feedback, with its author's remaining actions. */
export function SentFeedback({ feedback, handle }: SentFeedbackProps) {
  const t = useGuestFeedbackMessages();
  const { submittedAt, editUntil, lock, allowedActions, agencyName: agency } = feedback;
  const { person, job, company } = feedback;
  const until = editUntil ? formatDateTime(editUntil) : '';
  return (
    <div className={classes.page}>
      <div>
        <h1 className={classes.thanks}>
          <IconCircleCheck size={28} aria-hidden />
          {t('sent.title')}
        </h1>
        <p className={classes.lead}>
          {submittedAt && (
            <span>{t('sent.text', { agency, when: formatDateTime(submittedAt) })}</span>
          )}
          <span>
            {person.name}, {t('about', { job, company })}
          </span>
        </p>
      </div>
      <FeedbackSaid feedback={feedback} />
      <p className={classes.quiet}>
        {lock ? t(`sent.lock.${lock}`, { agency, when: until }) : t('sent.until', { when: until })}
      </p>
      {allowedActions.length > 0 && (
        <div className={classes.buttons}>
          {allowedActions.includes('edit') && (
            <Button
              size="lg"
              variant="default"
              component={RouteLink}
              route={publicRoutes.feedbackByTokenEdit}
              params={{ token: handle }}
            >
              {t('sent.edit')}
            </Button>
          )}
          {allowedActions.includes('withdraw') && (
            <Button
              size="lg"
              variant="default"
              component={RouteLink}
              route={publicRoutes.feedbackByTokenDelete}
              params={{ token: handle }}
            >
              {t('sent.withdraw')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
