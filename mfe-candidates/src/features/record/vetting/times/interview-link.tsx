import { useState } from 'react';
import { candidatesRoutes, type ScheduleRequest, type VettingInterview } from '@muster/contracts';
import { RouteLink, errorText, usePlatform } from '@muster/kit';
import {
  Button,
  ConfirmModal,
  StateBadge,
  formatDate,
  formatDateTime,
  formatTime,
} from '@muster/ui';
import { api } from '../../../../api.ts';
import { useVettingMessages } from '../messages.ts';
import { proposedQuery } from './proposed-time.ts';
import classes from '../vetting.module.css';

interface InterviewLinkProps {
  link: ScheduleRequest;
  interview: VettingInterview;
}

/** State of the scheduling link, and the candidate's message. */
export function InterviewLink({ link, interview }: InterviewLinkProps) {
  const t = useVettingMessages();
  const { status, windows, phone, question, accessNeeds, attendees, moves, windowsNote } = link;
  const isWaiting = status === 'invited' || status === 'slots_proposed';
  const facts = [
    isWaiting && t('link.until', { date: formatDate(link.expiresAt) }),
    moves > 0 && t('link.moved', { count: moves }),
    phone && t('link.phone', { phone }),
    question && t('link.question', { text: question }),
    accessNeeds && t('link.access', { text: accessNeeds }),
    attendees.length > 0 && t('link.attendees', { names: attendees.join(', ') }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <>
      <div className={classes.facts}>
        <StateBadge machine="schedule_request" state={status} />
        {facts.map((fact) => (
          <span key={String(fact)}>{fact}</span>
        ))}
      </div>
      {windows.length > 0 && (
        <ProposedTimes
          windows={windows}
          interview={interview}
          isOpen={isWaiting && interview.allowedActions.includes('schedule')}
        />
      )}
      {windowsNote && <p className={classes.facts}>{windowsNote}</p>}
    </>
  );
}

interface ProposedTimesProps {
  windows: ScheduleRequest['windows'];
  interview: VettingInterview;
  /** Whether one of them can still be chosen. */
  isOpen: boolean;
}

/** Times proposed by the candidate, each with a button to choose it. */
function ProposedTimes({ windows, interview, isOpen }: ProposedTimesProps) {
  const t = useVettingMessages();
  return (
    <ul className={classes.proposed} aria-label={t('link.proposed')}>
      {windows.map(({ startsAt, endsAt }) => {
        const time = `${formatDateTime(startsAt, { zone: false })}–${formatTime(endsAt)}`;
        return (
          <li key={startsAt}>
            <span>{time}</span>
            {isOpen && (
              <RouteLink
                route={candidatesRoutes.vettingInterviewStatus}
                params={{ id: interview.candidateId, vettingInterviewId: interview.id }}
                query={proposedQuery(startsAt)}
                aria-label={t('link.takeOf', { time })}
              >
                {t('link.take')}
              </RouteLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Closes the link, after explaining the effect. */
export function CloseLink({ link: { id, version } }: { link: ScheduleRequest }) {
  const t = useVettingMessages();
  const { notify } = usePlatform();
  const [asks, setAsks] = useState(false);
  const [withdraw, { isLoading }] = api.useScheduleRequestsWithdrawMutation();
  async function close() {
    const { error } = await withdraw({ params: { id }, body: { version } });
    setAsks(false);
    if (error) notify({ kind: 'error', text: errorText(error) });
    else notify({ kind: 'success', text: t('link.withdrawn') });
  }
  return (
    <>
      <Button size="xs" variant="subtle" loading={isLoading} onClick={() => setAsks(true)}>
        {t('link.withdraw')}
      </Button>
      <ConfirmModal
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void close()}
        title={t('link.withdrawTitle')}
        confirmLabel={t('link.withdraw')}
        cancelLabel={t('link.withdrawKeep')}
        effects={[{ id: 'withdraw', text: t('link.withdrawText') }]}
      />
    </>
  );
}
