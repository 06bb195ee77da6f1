import type { Notification } from '@muster/contracts';
import { Button, IconChecks, Kbd, OverlayFooter, useT } from '@muster/ui';
import { notificationMessages } from './messages.ts';
import classes from './notification-centre.module.css';
import type { NotificationActions } from './use-notification-actions.ts';

type CentreFooterProps = {
  notifications: readonly Notification[];
  unread: number;
  /** Whether only one topic is shown, in which case only visible ones are marked. */
  isFiltered: boolean;
  actions: NotificationActions;
};

const keys = [
  ['↑↓', 'move'],
  ['E', 'archive'],
  ['U', 'unread'],
] as const;

/** The keyboard shortcuts, and a button to mark all as read. */
export function CentreFooter({ notifications, unread, isFiltered, actions }: CentreFooterProps) {
  const t = useT(notificationMessages);
  const shown = notifications.some(({ readAt }) => readAt === null);
  const newest = notifications[0];

  function markAll() {
    if (isFiltered) actions.markRead(notifications.slice(0, 100));
    else if (newest) actions.markAllRead(newest.at);
  }

  return (
    <OverlayFooter
      left={
        <span className={classes.keys}>
          {keys.map(([key, does]) => (
            <span key={key}>
              <Kbd>{key}</Kbd> {t(`keys.${does}`)}
            </span>
          ))}
        </span>
      }
    >
      <Button
        variant="default"
        leftSection={<IconChecks />}
        disabled={isFiltered ? !shown : unread === 0 || !newest}
        onClick={markAll}
      >
        {t(isFiltered ? 'markShown' : 'markAll')}
      </Button>
    </OverlayFooter>
  );
}
