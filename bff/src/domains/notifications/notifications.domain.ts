import type { Domain } from '../../domain.ts';
import { repeatedly } from '../../jobs/repeatedly.ts';
import { digestJobs } from './digest.jobs.ts';
import { mailNotice } from './mails/mail-notice.ts';
import { forgetNotices } from './notifications.forget.ts';
import { notificationMailDue } from './notification.events.ts';
import { personalNotifications } from './notifications.personal.ts';
import { notificationRoutes } from './notifications.router.ts';
import { followUnread } from './inbox/own-notifications.ts';
import { StreamHub } from './stream/stream-hub.ts';

/** Maximum time until a stream without a session ends. */
const checkEvery = 3_000;

/** Notifications of users, and the streams of this process that announce them at once. */
export function createNotificationsDomain(): Domain {
  const hub = new StreamHub();
  return {
    name: 'notifications',
    routes: notificationRoutes(hub),
    events: { [notificationMailDue]: mailNotice },
    jobs: digestJobs,
    personal: [personalNotifications],
    forget: forgetNotices,
    live: ({ log, tail }) => {
      hub.start();
      const unfollow = followUnread(tail);
      const leave = tail.listen({ types: hub.types, hear: (events) => hub.hear(events) });
      // If the database does not answer, it is asked again; streams stay open.
      const stopChecking = repeatedly(
        checkEvery,
        () => hub.endOver(log),
        (error) => log.warn({ err: error }, 'sessions of streams'),
      );
      return async () => {
        const checked = stopChecking();
        leave();
        unfollow();
        hub.stop();
        await checked;
      };
    },
  };
}
