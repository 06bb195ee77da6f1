import {
  clientDashboardRoutes,
  href,
  type ClientInterviewClientAction,
  type InterviewForClientPage,
} from '@muster/contracts';
import { AppLink, QueryView, useOverlayClose, useSession } from '@muster/kit';
import {
  Button,
  CancelButton,
  Drawer,
  KeyValueList,
  NoticeBar,
  OverlayFooter,
  PageSkeleton,
  Stack,
  StateBadge,
  formatDate,
  useNow,
} from '@muster/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { AddColleague } from './add-colleague.tsx';
import { AskMove } from './ask-move.tsx';
import { feedbackOf } from './interview-row.tsx';
import { FeedbackList } from '../../shared/feedback/feedback-list.tsx';
import { InterviewIdeas } from '../../shared/interviews/interview-ideas.tsx';
import { candidateTime, timeInWords } from '../../shared/interviews/interview-time.tsx';
import classes from './interviews.module.css';
import { JoinButton } from './join-button.tsx';
import { OwnFeedbackButton } from './own-feedback-button.tsx';
import { useInterviewMessages } from '../../shared/interviews/messages.ts';
import { useTimeMessages } from '../../shared/interviews/time-messages.ts';

/** Interview: candidate, time, place, preparation, and requests. */
export function DetailsDrawer() {
  const t = useInterviewMessages();
  const close = useOverlayClose();
  const { id = '' } = useParams();
  const query = api.useInterviewQuery({ params: { id } });
  const interview = query.currentData;
  const [action, setAction] = useState<ClientInterviewClientAction | null>(null);
  const { round, candidate, allowedActions = [] } = interview ?? {};
  const title = candidate ? t('drawer.with', { round: round ?? '', name: candidate.name }) : '';
  return (
    <>
      <Drawer
        opened
        onClose={() => close()}
        title={title || t('drawer.title')}
        subtitle={interview?.job.title}
        footer={
          <OverlayFooter>
            {allowedActions.length === 0 && <CancelButton>{t('drawer.close')}</CancelButton>}
            {interview && <OwnFeedbackButton interview={interview} size="md" />}
            {allowedActions.map((one) => (
              <Button key={one} variant="default" size="md" onClick={() => setAction(one)}>
                {t(one === 'ask_reschedule' ? 'move.action' : 'colleague.action')}
              </Button>
            ))}
          </OverlayFooter>
        }
      >
        <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
          {(shown) => <Details interview={shown} />}
        </QueryView>
      </Drawer>
      {interview && action === 'ask_reschedule' && (
        <AskMove interview={interview} onClose={() => setAction(null)} />
      )}
      {interview && action === 'add_colleague' && (
        <AddColleague interview={interview} onClose={() => setAction(null)} />
      )}
    </>
  );
}

function Details({ interview }: { interview: InterviewForClientPage }) {
  const t = useInterviewMessages();
  const tTime = useTimeMessages();
  const session = useSession();
  const now = Number(useNow());
  const { status, candidate, hosts, place, message, summary, ask, cancelReason } = interview;
  const { name, standing } = candidate;
  const isOff = status === 'cancelled';
  const isAhead = !isOff && Date.parse(interview.endsAt) > now;
  // The room is opened by its button.
  const address = place.kind === 'platform_meeting' ? null : place.value;
  const where = [t(`place.${place.kind}`), address].filter(Boolean).join(': ');
  const people = hosts.map((host) =>
    host.id === session?.user.id ? t('you', { name: host.name }) : host.name,
  );
  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <StateBadge machine="clientInterview" state={status} />
        <JoinButton interview={interview} />
      </div>
      {isOff && cancelReason && (
        <NoticeBar kind="info">{t('cancelled', { reason: cancelReason })}</NoticeBar>
      )}
      {isAhead && standing === 'gone' && (
        <NoticeBar kind="warning">{t('gone', { name })}</NoticeBar>
      )}
      {isAhead && interview.clashes && <NoticeBar kind="warning">{t('clash')}</NoticeBar>}
      {ask && (
        <NoticeBar kind="info">
          {t('asked', { name: ask.by })}{' '}
          {ask.days.length > 0 &&
            t('askedDays', { days: ask.days.map((day) => formatDate(day)).join(', ') })}
        </NoticeBar>
      )}
      <KeyValueList
        items={[
          { label: t('facts.when'), value: timeInWords(interview, tTime) },
          { label: t('facts.candidateTime'), value: candidateTime(interview, tTime) },
          { label: t('facts.length'), value: t('minutes', { count: interview.durationMin }) },
          { label: t('facts.where'), value: where },
          { label: t('facts.job'), value: interview.job.title },
          { label: t('facts.who'), value: people.join(', ') },
          { label: t('facts.arrangedBy'), value: interview.organiser?.name },
          ...(isAhead || isOff
            ? []
            : [
                {
                  label: t('facts.outcome'),
                  value: interview.noShowParty
                    ? t(`noShow.${interview.noShowParty}`)
                    : t(`outcome.${standing}`),
                },
                { label: t('facts.feedback'), value: feedbackOf(interview, t) },
              ]),
        ]}
      />
      {message && (
        <section>
          <h3 className={classes.title}>{t('drawer.message')}</h3>
          <p className={classes.text}>{message}</p>
        </section>
      )}
      {summary && (
        <section>
          <h3 className={classes.title}>{t('drawer.summary')}</h3>
          <p className={classes.text}>{summary}</p>
          {candidate.hasProfile !== false && (
            <AppLink
              href={`${href(clientDashboardRoutes.dashboard)}?candidate=${candidate.applicationId}`}
            >
              {t('drawer.profile', { name })}
            </AppLink>
          )}
        </section>
      )}
      <FeedbackList rows={interview.feedback} />
      {isAhead && <InterviewIdeas skills={interview.skills} />}
    </Stack>
  );
}
