import { useState } from 'react';
import type { OutsideCalendar } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import {
  ConfirmModal,
  IconButton,
  IconRefresh,
  IconTrash,
  formatRelativeDateTime,
} from '@muster/ui';
import {
  useOutsideCalendarsRefreshMutation,
  useOutsideCalendarsRemoveMutation,
} from './calendar-context.tsx';
import { useCalendarMessages } from './messages.ts';
import classes from './calendar.module.css';

/** One external calendar: when it was read, why reading failed, and its actions. */
export function OutsideRow({ calendar }: { calendar: OutsideCalendar }) {
  const t = useCalendarMessages();
  const platform = usePlatform();
  const [asks, setAsks] = useState(false);
  const [refresh, refreshing] = useOutsideCalendarsRefreshMutation();
  const [remove, removing] = useOutsideCalendarsRemoveMutation();
  const { id, name, host, status } = calendar;
  const params = { id };
  async function readAgain() {
    const { error } = await refresh({ params });
    if (error) platform.notify({ kind: 'error', text: errorText(error) });
  }
  async function forget() {
    const { error } = await remove({ params });
    setAsks(false);
    platform.notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : { kind: 'success', text: t('outside.removed', { name }) },
    );
  }
  return (
    <li aria-label={name}>
      <span className={classes.what}>
        <span>{name}</span>
        <small>{host}</small>
        <small aria-live="polite" data-failing={status === 'failing' || undefined}>
          <Standing calendar={calendar} />
        </small>
      </span>
      <span className={classes.actions}>
        <IconButton
          aria-label={t('outside.refresh', { name })}
          disabled={status === 'waiting'}
          loading={refreshing.isLoading}
          onClick={() => void readAgain()}
        >
          <IconRefresh size={16} aria-hidden />
        </IconButton>
        <IconButton aria-label={t('outside.remove', { name })} onClick={() => setAsks(true)}>
          <IconTrash size={16} aria-hidden />
        </IconButton>
      </span>
      {asks && (
        <ConfirmModal
          opened
          onClose={() => setAsks(false)}
          onConfirm={() => void forget()}
          title={t('outside.removeTitle', { name })}
          confirmLabel={t('outside.removeConfirm')}
          cancelLabel={t('outside.keep')}
          effects={[
            { id: 'free', text: t('outside.effectFree') },
            { id: 'address', text: t('outside.effectAddress') },
          ]}
          pending={removing.isLoading}
        />
      )}
    </li>
  );
}

function Standing({ calendar }: { calendar: OutsideCalendar }) {
  const t = useCalendarMessages();
  const { status, failure, readAt, busyAhead } = calendar;
  if (status === 'waiting') return t('outside.waiting');
  const read = readAt && formatRelativeDateTime(readAt);
  if (status === 'failing' && failure) {
    const why = t(`outside.failure.${failure}`);
    return read ? `${why} ${t('outside.stillCounts', { at: read })}` : why;
  }
  return read ? t('outside.current', { at: read, count: busyAhead }) : t('outside.waiting');
}
