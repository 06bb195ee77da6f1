import { candidatesRoutes, type VettingInterview } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { DateTime, StateBadge } from '@muster/ui';
import { useVettingMessages } from './messages.ts';
import classes from './vetting.module.css';

/** An interview of the person: what, when, by whom, what came of it, and what to do. */
export function InterviewItem({ interview }: { interview: VettingInterview }) {
  const t = useVettingMessages();
  const { id, candidateId, kind, status, startsAt, interviewers, attempt, pool } = interview;
  return (
    <li className={classes.item}>
      <h3 className={classes.head}>
        {t(`kind.${kind}`)}
        <StateBadge machine="vettingInterview" state={status} />
      </h3>
      <p className={classes.facts}>
        <span>{startsAt ? <DateTime value={startsAt} /> : t('interviews.noTime')}</span>
        <span>{t('interviews.minutes', { count: interview.durationMin })}</span>
        <span>
          {interviewers
            .map(({ name, isLead }) => (isLead ? t('interviews.lead', { name }) : name))
            .join(', ')}
        </span>
        {pool && <span>{t('interviews.pool', { name: pool.name })}</span>}
        {attempt > 1 && <span>{t('interviews.attempt', { count: attempt })}</span>}
      </p>
      {(interview.endReason ?? interview.endNote) && (
        <p className={classes.facts}>
          {[interview.endReason, interview.endNote].filter(Boolean).join(': ')}
        </p>
      )}
      {interview.allowedActions.length > 0 && (
        <div className={classes.actions}>
          <RouteLink
            route={candidatesRoutes.vettingInterviewStatus}
            params={{ id: candidateId, vettingInterviewId: id }}
            aria-label={t('interviews.manageOf', { name: t(`kind.${kind}`) })}
          >
            {t('interviews.manage')}
          </RouteLink>
        </div>
      )}
    </li>
  );
}
