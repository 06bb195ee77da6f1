import { Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary, lazyComponent } from '@muster/kit';
import { CountedIconButton, Drawer, ErrorState, IconBell, useT } from '@muster/ui';
import { reportError } from '../platform/report-error.ts';
import { useAtRestWithStream } from '../stream/use-at-rest-with-stream.ts';
import { notificationMessages } from './messages.ts';
import { onUnreadCount, unreadCount } from './unread-count.ts';
import { useCentreInAddress } from './use-centre-in-address.ts';

const LiveNotifications = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "notifications" */ './live-notifications.tsx'))
      .LiveNotifications,
);

/**
 * The bell with the number of unread notifications. Its behaviour is loaded once the page is idle.
 */
export function NotificationBell() {
  const t = useT(notificationMessages);
  const unread = useSyncExternalStore(onUnreadCount, unreadCount);
  const { isOpen, open, close } = useCentreInAddress();
  const atRest = useAtRestWithStream();

  return (
    <>
      <CountedIconButton
        count={unread}
        aria-label={unread > 0 ? t('bell', { count: unread }) : t('title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <IconBell size={18} />
      </CountedIconButton>
      {(atRest || isOpen) && (
        <ErrorBoundary
          resetKey={String(isOpen)}
          onError={(error) => reportError(error, { source: 'notifications' })}
          fallback={(_error, retry) =>
            isOpen && (
              <Drawer opened onClose={close} title={t('title')}>
                <ErrorState onRetry={retry} />
              </Drawer>
            )
          }
        >
          <Suspense fallback={null}>
            <LiveNotifications isOpen={isOpen} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
