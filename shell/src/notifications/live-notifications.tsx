import { Suspense } from 'react';
import { lazyComponent } from '@muster/kit';
import { NotificationsRoot } from './notifications-root.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useUnreadWatch } from './use-unread-watch.ts';

const NotificationCentre = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "notification-centre" */ './notification-centre.tsx'))
      .NotificationCentre,
);

type LiveNotificationsProps = { isOpen: boolean; onClose: () => void };

/** Keeps the bell's number up to date, shows new notifications, and renders the centre. */
export function LiveNotifications(props: LiveNotificationsProps) {
  return (
    <NotificationsRoot>
      <Live {...props} />
    </NotificationsRoot>
  );
}

function Live({ isOpen, onClose }: LiveNotificationsProps) {
  useUnreadWatch();
  useArrivals(isOpen);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <NotificationCentre onClose={onClose} />
    </Suspense>
  );
}
