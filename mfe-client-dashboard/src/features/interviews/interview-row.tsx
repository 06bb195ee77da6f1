import { clientDashboardRoutes, type InterviewForClient } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Badge, Button, DateTile, NoticeBar, StateBadge, formatDate } from '@muster/ui';
import { candidateTime, timeInWords } from '../../shared/interviews/interview-time.tsx';
import classes from './interviews.module.css';
import { OwnFeedbackButton } from './own-feedback-button.tsx';
import { JoinButton } from './join-button.tsx';
import { useInterviewMessages } from '../../shared/interviews/messages.ts';
import { useTimeMessages } from '../../shared/interviews/time-messages.ts';

const details = clientDashboardRoutes.clientDashboardInterviewDetailsById;

/** A future interview: time in both zones, participants, the link to the call, and any obstacle. */
export function UpcomingRow({ interview }: { interview: InterviewForClient }) {
  const t = useInterviewMessages();
  const tTime = useTimeMessages();
  const { id, candidate, round, job, status, startsAt, ask, cancelReason, clashes } = interview;
  const { name, standing } = candidate;
  const isOff = status === 'cancelled';
  const there = candidateTime(interview, tTime);
  return (
    <article className={classes.row} aria-label={t('drawer.with', { round, name })}>
      <DateTile value={startsAt} />
      <div className={classes.what}>
        <p className={classes.name}>
          <strong>{name}</strong>
          <StateBadge machine="clientInterview" state={status} />
        </p>
        <p className={isOff ? classes.off : classes.time}>{timeInWords(interview, tTime)}</p>
        {there && <p className={classes.quiet}>{there}</p>}
        <p className={classes.quiet}>{[round, job.title].join(' · ')}</p>
        {isOff && cancelReason && <p>{t('cancelled', { reason: cancelReason })}</p>}
        {!isOff && standing === 'gone' && (
          <NoticeBar kind="warning">{t('gone', { name })}</NoticeBar>
        )}
        {!isOff && clashes && <NoticeBar kind="warning">{t('clash')}</NoticeBar>}
        {ask && (
          <p className={classes.quiet}>
            {t('asked', { name: ask.by })}{' '}
            {ask.days.length > 0 &&
              t('askedDays', { days: ask.days.map((day) => formatDate(day)).join(', ') })}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <JoinButton interview={interview} />
        <Button
          component={RouteLink}
          route={details}
          params={{ id }}
          variant="default"
          size="sm"
          aria-label={t(isOff ? 'detailsOf' : 'prepareOf', { name })}
        >
          {t(isOff ? 'details' : 'prepare')}
        </Button>
      </div>
    </article>
  );
}

/** Past interview: outcome, feedback, and the candidate's state. */
export function PastRow({ interview }: { interview: InterviewForClient }) {
  const t = useInterviewMessages();
  const tTime = useTimeMessages();
  const { id, candidate, round, job, startsAt } = interview;
  const { name } = candidate;
  return (
    <article className={classes.row} aria-label={t('drawer.with', { round, name })}>
      <DateTile value={startsAt} />
      <div className={classes.what}>
        <p className={classes.name}>
          <strong>{name}</strong>
          <PastState interview={interview} />
        </p>
        <p className={classes.quiet}>{timeInWords(interview, tTime)}</p>
        <p className={classes.quiet}>{[round, job.title].join(' · ')}</p>
      </div>
      <dl className={classes.outcome}>
        <div>
          <dt>{t('facts.outcome')}</dt>
          <dd>{t(`outcome.${candidate.standing}`)}</dd>
        </div>
        <div>
          <dt>{t('facts.feedback')}</dt>
          <dd>{feedbackOf(interview, t)}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <OwnFeedbackButton interview={interview} size="sm" />
        <Button
          component={RouteLink}
          route={details}
          params={{ id }}
          variant="default"
          size="sm"
          aria-label={t('detailsOf', { name })}
        >
          {t('details')}
        </Button>
      </div>
    </article>
  );
}

/** An interview that did not take place expects no feedback. */
export const feedbackOf = (
  { status, hasFeedback }: InterviewForClient,
  t: ReturnType<typeof useInterviewMessages>,
): string => {
  if (hasFeedback) return t('feedback.given');
  return status === 'cancelled' || status === 'no_show' ? '–' : t('feedback.missing');
};

export function PastState({ interview }: { interview: InterviewForClient }) {
  const t = useInterviewMessages();
  const { status } = interview;
  if (status === 'confirmed' || status === 'reschedule_requested')
    return <Badge family="grey">{t('open')}</Badge>;
  return <StateBadge machine="clientInterview" state={status} />;
}
