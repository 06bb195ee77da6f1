import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { Notification, NotificationTopic } from '@muster/contracts';
import { usePlatform } from '@muster/kit';
import { toast, translate } from '@muster/ui';
import { isAccountOpen } from '../account/account-opening.ts';
import { notificationMessages } from './messages.ts';
import { api, type NotificationsDispatch } from './notifications-api.ts';
import { useNotificationActions } from './use-notification-actions.ts';

/** Topics shown while the user works; the others wait behind the bell. */
const told: ReadonlySet<NotificationTopic> = new Set(['mention', 'assignment', 'security']);
/** New notifications are among this many of the latest. */
const newest = 10;

/**
 * Shows new notifications while the page is visible, one at a time, with a link. None are shown
 * over the notification centre, and none about the user's own current action.
 */
export function useArrivals(isCentreOpen: boolean): void {
  const platform = usePlatform();
  const dispatch = useDispatch<NotificationsDispatch>();
  const { markRead } = useNotificationActions();

  function say(notification: Notification) {
    const { title, link } = notification;
    toast({
      id: 'notification',
      kind: 'info',
      message: title,
      action: link
        ? {
            label: translate(notificationMessages, 'open'),
            onAction: () => {
              markRead([notification]);
              platform.navigate(link);
            },
          }
        : undefined,
    });
  }

  const arrived = useEffectEvent(async (id: string) => {
    if (isCentreOpen || document.visibilityState !== 'visible') return;
    const { data } = await dispatch(
      api.endpoints.latest.initiate(
        { query: { folder: 'unread', limit: newest } },
        { subscribe: false, forceRefetch: true },
      ),
    );
    const notification = data?.data.find((one) => one.id === id);
    if (!notification || !told.has(notification.topic)) return;
    if (notification.topic === 'security' && isAccountOpen()) return;
    say(notification);
  });

  useEffect(
    () => platform.bus.on('notification.arrived', ({ id }) => void arrived(id)),
    [platform],
  );
}
