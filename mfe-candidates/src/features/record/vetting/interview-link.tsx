import { useState } from 'react';
import type { ScheduleRequest } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import {
  Button,
  ConfirmModal,
  StateBadge,
  formatDate,
  formatDateTime,
  formatTime,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useVettingMessages } from './messages.ts';
import classes from './vetting.module.css';

/** How far the choice of a time is, and what the person wrote with it. */
export function InterviewLink({ link }: { link: ScheduleRequest }) {
  const t = useVettingMessages();
  const { status, windows, phone, question, accessNeeds, moves, windowsNote } = link;
  const isWaiting = status === 'invited' || status === 'slots_proposed';
  const proposed = windows
    .map(
      ({ startsAt, endsAt }) =>
        `${formatDateTime(startsAt, { zone: false })}–${formatTime(endsAt)}`,
    )
    .join('; ');
  const facts = [
    isWaiting && t('link.until', { date: formatDate(link.expiresAt) }),
    proposed && t('link.proposed', { times: proposed }),
    windowsNote,
    moves > 0 && t('link.moved', { count: moves }),
    phone && t('link.phone', { phone }),
    question && t('link.question', { text: question }),
    accessNeeds && t('link.access', { text: accessNeeds }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <div className={classes.facts}>
      <StateBadge machine="schedule_request" state={status} />
      {facts.map((fact) => (
        <span key={String(fact)}>{fact}</span>
      ))}
      {link.mayWithdraw && <Withdraw link={link} />}
    </div>
  );
}

function Withdraw({ link: { id, version } }: { link: ScheduleRequest }) {
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
