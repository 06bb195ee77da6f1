import type { ApplicationScheduleRequest } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import {
  Badge,
  Button,
  ConfirmModal,
  StateBadge,
  formatDate,
  formatDateTime,
  formatTime,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import classes from './interviews.module.css';
import { useInterviewMessages } from './messages.ts';

interface LinkRowProps {
  link: ApplicationScheduleRequest;
  /** Whether a failed link can be sent again. */
  mayAgain: boolean;
  onAgain: () => void;
  onFix: () => void;
}

/** Link for the candidate to choose a round's time, open or failed. */
export function LinkRow({ link, mayAgain, onAgain, onFix }: LinkRowProps) {
  const t = useInterviewMessages();
  const { round, status, kind, hosts, windows, windowsNote } = link;
  const { question, accessNeeds, attendees, phone } = link;
  const isOver = status === 'expired' || status === 'cancelled';
  const proposed = windows
    .map(
      ({ startsAt, endsAt }) =>
        `${formatDateTime(startsAt, { zone: false })}–${formatTime(endsAt)}`,
    )
    .join('; ');
  const facts = [
    ...(!isOver && windows.length === 0
      ? [t('link.until', { date: formatDate(link.expiresAt) })]
      : []),
    ...(status === 'expired' ? [t('link.over', { date: formatDate(link.expiresAt) })] : []),
    ...(proposed ? [t('link.proposed', { times: proposed })] : []),
    ...(windowsNote ? [windowsNote] : []),
    ...(phone ? [t('link.phone', { phone })] : []),
    ...(question ? [t('link.question', { text: question })] : []),
    ...(accessNeeds ? [t('link.access', { text: accessNeeds })] : []),
    ...(attendees.length > 0 ? [t('link.attendees', { names: attendees.join(', ') })] : []),
  ];
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        <strong>{round}</strong>
        <StateBadge machine="schedule_request" state={status} />
        {kind === 'internal' && <Badge family="grey">{t('kind.internal')}</Badge>}
      </p>
      <p className={classes.quiet}>
        {t('link.who', { names: hosts.map(({ name }) => name).join(', ') })}
      </p>
      {link.proposedBy && (
        <p className={classes.quiet}>{t('link.byClient', { name: link.proposedBy.name })}</p>
      )}
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <div className={classes.actions}>
        {link.mayFix && (
          <Button size="xs" onClick={onFix} aria-label={actionOf(t('link.fix'))}>
            {t('link.fix')}
          </Button>
        )}
        {isOver && mayAgain && (
          <Button
            size="xs"
            variant="default"
            onClick={onAgain}
            aria-label={actionOf(t('link.again'))}
          >
            {t('link.again')}
          </Button>
        )}
        {link.mayWithdraw && <Withdraw link={link} />}
      </div>
    </li>
  );

  function actionOf(action: string): string {
    return t('actionOf', { action, round });
  }
}

function Withdraw({ link: { id, version, round } }: { link: ApplicationScheduleRequest }) {
  const t = useInterviewMessages();
  const { notify } = usePlatform();
  const [asks, setAsks] = useState(false);
  const [withdraw, { isLoading }] = api.useApplicationScheduleWithdrawMutation();
  async function close() {
    const { error } = await withdraw({ params: { id }, body: { version } });
    setAsks(false);
    if (error) notify({ kind: 'error', text: errorText(error) });
    else notify({ kind: 'success', text: t('link.withdrawn') });
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={isLoading}
        aria-label={t('actionOf', { action: t('link.withdraw'), round })}
        onClick={() => setAsks(true)}
      >
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
