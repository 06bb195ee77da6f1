import { useRef, useState, type KeyboardEvent } from 'react';
import type { Notification } from '@muster/contracts';
import { dayKey, formatRelativeDay, useNow, useT } from '@muster/ui';
import { notificationMessages } from './messages.ts';
import classes from './notification-centre.module.css';
import { NotificationRow } from './notification-row.tsx';
import type { NotificationActions } from './use-notification-actions.ts';

type NotificationListProps = {
  notifications: readonly Notification[];
  actions: NotificationActions;
  goesWhenRead: boolean;
};

/** Groups by day in the reader's time zone, newest first. */
function byDay(notifications: readonly Notification[]): (readonly [string, Notification[]])[] {
  const days = new Map<string, Notification[]>();
  for (const one of notifications) {
    const day = dayKey(one.at);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days];
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** The notifications by day. Arrow keys move through all of them; only one is a Tab stop. */
export function NotificationList(props: NotificationListProps) {
  const { notifications, actions, goesWhenRead } = props;
  const t = useT(notificationMessages);
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const current = notifications.find(({ id }) => id === currentId) ?? notifications[0];

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-notice]') ?? [])];

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    const all = rows();
    if (!step || all.length === 0) return;
    event.preventDefault();
    const index = all.findIndex((row) => row.tabIndex === 0);
    all[step(index, all.length - 1)]?.focus();
  }

  /** Moves the focus to the next row before the current one disappears. */
  function leave(id: string) {
    const all = rows();
    const index = notifications.findIndex((one) => one.id === id);
    (all[index + 1] ?? all[index - 1])?.focus();
  }

  return (
    <div ref={list} onKeyDown={move} role="presentation">
      {byDay(notifications).map(([day, some]) => {
        const name = formatRelativeDay(day, { now });
        return (
          <section key={day} aria-label={t('list', { day: name })}>
            <h3 className={classes.day}>{name}</h3>
            <ul className={classes.rows}>
              {some.map((one) => (
                <NotificationRow
                  key={one.id}
                  notification={one}
                  actions={actions}
                  isCurrent={one === current}
                  onCurrent={() => setCurrentId(one.id)}
                  goesWhenRead={goesWhenRead}
                  onLeave={() => leave(one.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
