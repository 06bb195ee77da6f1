import { AnswerList } from '@muster/blocks';
import {
  candidatesRoutes,
  href,
  interviewHoldsTime,
  talentRoutes,
  type ScheduleRequest,
  type VettingInterview,
} from '@muster/contracts';
import { RouteLink, errorText, useFollow, usePlatform } from '@muster/kit';
import { Button, DateTime, NoticeBar, StateBadge } from '@muster/ui';
import { api } from '../../../api.ts';
import { InterviewRecordings } from './interview-recordings.tsx';
import { CloseLink, InterviewLink } from './times/interview-link.tsx';
import { kitQuery } from './kit/kit-query.ts';
import { useVettingMessages } from './messages.ts';
import classes from './vetting.module.css';

interface InterviewItemProps {
  interview: VettingInterview;
  /** Link by which the candidate chose, or will choose, the time. */
  link?: ScheduleRequest | undefined;
  /** Undefined without permission to send links. */
  onLetChoose?: (interview: VettingInterview) => void;
}

/** An interview of the candidate: kind, time, interviewers, result and actions. */
export function InterviewItem({ interview, link, onLetChoose }: InterviewItemProps) {
  const t = useVettingMessages();
  const { id, candidateId, kind, status, startsAt, interviewers, attempt, pool } = interview;
  const hosts = interviewers.map(({ name, isLead, ...host }) => ({
    ...host,
    name: isLead ? t('interviews.lead', { name }) : name,
  }));
  const isAhead = startsAt !== null && interviewHoldsTime.includes(status);
  const away = interviewers.flatMap(({ name, isAway }) => (isAway ? [name] : []));
  return (
    <li className={classes.item}>
      <h3 className={classes.head}>
        {t(`kind.${kind}`)}
        <StateBadge machine="vettingInterview" state={status} />
      </h3>
      <p className={classes.facts}>
        <span>{startsAt ? <DateTime value={startsAt} /> : t('interviews.noTime')}</span>
        <span>{t('interviews.minutes', { count: interview.durationMin })}</span>
        {!isAhead && <span>{hosts.map(({ name }) => name).join(', ')}</span>}
        {pool && <span>{t('interviews.pool', { name: pool.name })}</span>}
        {attempt > 1 && <span>{t('interviews.attempt', { count: attempt })}</span>}
      </p>
      {(interview.endReason ?? interview.endNote) && (
        <p className={classes.facts}>
          {[interview.endReason, interview.endNote].filter(Boolean).join(': ')}
        </p>
      )}
      {isAhead && (
        <AnswerList
          people={[
            { id: 'candidate', name: t('interviews.candidate'), answer: interview.candidateAnswer },
            ...hosts,
          ]}
        />
      )}
      {away.length > 0 && (
        <NoticeBar kind="warning">{t('interviews.away', { names: away.join(', ') })}</NoticeBar>
      )}
      {link && <InterviewLink link={link} interview={interview} />}
      <InterviewRecordings interview={interview} />
      <div className={classes.actions}>
        {onLetChoose && status === 'requested' && interview.allowedActions.includes('schedule') && (
          <Button size="xs" variant="default" onClick={() => onLetChoose(interview)}>
            {t('link.chooseShort')}
          </Button>
        )}
        {interview.allowedActions.length > 0 && (
          <RouteLink
            route={candidatesRoutes.vettingInterviewStatus}
            params={{ id: candidateId, vettingInterviewId: id }}
            aria-label={t('interviews.manageOf', { name: t(`kind.${kind}`) })}
          >
            {t('interviews.manage')}
          </RouteLink>
        )}
        {status === 'scheduled' && interview.allowedActions.includes('ask_reschedule') && (
          <RouteLink
            route={candidatesRoutes.candidatesByIdProfileVettingInterviewEmail}
            params={{ id: candidateId }}
            query={{ interview: id }}
            aria-label={t('interviews.inviteOf', { name: t(`kind.${kind}`) })}
          >
            {t('interviews.invite')}
          </RouteLink>
        )}
        <RouteLink
          route={candidatesRoutes.vettingInterviews}
          params={{ id: candidateId }}
          query={kitQuery(id)}
          aria-label={t('interviews.kitOf', { name: t(`kind.${kind}`) })}
        >
          {t('interviews.kit')}
        </RouteLink>
        <OwnScorecard interview={interview} />
        <ScorecardsInPlace interview={interview} />
        {link?.mayWithdraw && <CloseLink link={link} />}
      </div>
    </li>
  );
}

/** Enters another interviewer's scorecard on their behalf. */
function ScorecardsInPlace({ interview }: { interview: VettingInterview }) {
  const t = useVettingMessages();
  const { isLoading, write } = useBegin(interview);
  return interview.mayScoreFor.map(({ id, name }) => (
    <Button key={id} size="xs" variant="subtle" loading={isLoading} onClick={() => void write(id)}>
      {t('interviews.writeFor', { name })}
    </Button>
  ));
}

function useBegin({ id, candidateId }: VettingInterview) {
  const follow = useFollow();
  const { notify } = usePlatform();
  const [begin, { isLoading }] = api.useScorecardsBeginMutation();
  const open = (vettingFeedbackId: string) =>
    follow(href(talentRoutes.scorecard, { candidateId, vettingFeedbackId }));

  async function write(authorId: string | null) {
    const answer = await begin({ params: { id }, body: { authorId } });
    if (answer.error) notify({ kind: 'error', text: errorText(answer.error) });
    else open(answer.data.id);
  }
  return { isLoading, open, write };
}

/** Link to the reader's own scorecard, which opens when the interview begins. */
function OwnScorecard({ interview }: { interview: VettingInterview }) {
  const t = useVettingMessages();
  const { isLoading, open, write } = useBegin(interview);
  const { ownScorecardId, mayScore } = interview;
  if (ownScorecardId)
    return (
      <Button size="xs" variant="default" onClick={() => open(ownScorecardId)}>
        {t('interviews.scorecard')}
      </Button>
    );
  if (!mayScore) return null;
  return (
    <Button size="xs" variant="default" loading={isLoading} onClick={() => void write(null)}>
      {t('interviews.write')}
    </Button>
  );
}
