import type { ClientScheduleRequest } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, ConfirmModal, StateBadge, formatDateTime, formatTime } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import classes from '../candidates.module.css';
import { useTimesMessages } from './messages.ts';

interface ProposedRowProps {
  request: ClientScheduleRequest;
  /** The candidate's name. */
  name: string;
  onTake: () => void;
}

/** Proposed times of one round: expiry, the candidate's counter-proposal, actions. */
export function ProposedRow({ request, name, onTake }: ProposedRowProps) {
  const t = useTimesMessages();
  const { round, status, durationMin: count, hosts, offered, windows, expiresAt } = request;
  const isAnswered = windows.length > 0;
  const theirs = windows
    .map(({ startsAt, endsAt }) => `${formatDateTime(startsAt)}–${formatTime(endsAt)}`)
    .join('; ');
  return (
    <li>
      <p className={classes.nameLine}>
        <strong>{round}</strong>
        <StateBadge machine="schedule_request" state={status} />
      </p>
      <p className={classes.quiet}>
        {t('with', { count, names: hosts.map((host) => host.name).join(', ') })}
      </p>
      {isAnswered ? (
        <p>{t('other', { name, times: theirs })}</p>
      ) : (
        <>
          {offered.length > 0 && (
            <p>{t('offered', { times: offered.map((at) => formatDateTime(at)).join('; ') })}</p>
          )}
          <p className={classes.quiet}>{t('until', { name, date: formatDateTime(expiresAt) })}</p>
        </>
      )}
      {!request.proposedBy && <p className={classes.quiet}>{t('byAgency')}</p>}
      <div className={classes.inRow}>
        {request.mayFix && (
          <Button size="sm" onClick={onTake} aria-label={`${t('take')}: ${round}`}>
            {t('take')}
          </Button>
        )}
        {request.mayWithdraw && <Withdraw request={request} name={name} />}
      </div>
    </li>
  );
}

function Withdraw({ request, name }: Pick<ProposedRowProps, 'request' | 'name'>) {
  const t = useTimesMessages();
  const { notify } = usePlatform();
  const [asks, setAsks] = useState(false);
  const [withdraw, { isLoading }] = api.useWithdrawTimesMutation();
  const { id, version, round } = request;
  async function close() {
    const { error } = await withdraw({ params: { id }, body: { version } });
    setAsks(false);
    if (error) notify({ kind: 'error', text: errorText(error) });
    else notify({ kind: 'success', text: t('withdrawn') });
  }
  return (
    <>
      <Button
        size="sm"
        variant="default"
        loading={isLoading}
        aria-label={`${t('withdraw')}: ${round}`}
        onClick={() => setAsks(true)}
      >
        {t('withdraw')}
      </Button>
      <ConfirmModal
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void close()}
        title={t('withdrawTitle')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('withdrawKeep')}
        effects={[{ id: 'withdraw', text: t('withdrawText', { name }) }]}
      />
    </>
  );
}
