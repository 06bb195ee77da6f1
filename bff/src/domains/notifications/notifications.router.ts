import { notificationEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountEvents } from '../../http/mount-events.ts';
import { mount } from '../../http/mount.ts';
import { listNotifications, readUnread } from './inbox/list-notifications.ts';
import { archive, markRead, markUnread, unarchive } from './inbox/mark-notifications.ts';
import { readPreferences, updatePreferences } from './inbox/preferences.ts';
import type { StreamHub } from './stream/stream-hub.ts';

export const notificationRoutes = (hub: StreamHub) => (router: Router) => {
  mount(router, notificationEndpoints.list, listNotifications);
  mount(router, notificationEndpoints.unread, readUnread);
  mount(router, notificationEndpoints.markRead, markRead);
  mount(router, notificationEndpoints.markUnread, markUnread);
  mount(router, notificationEndpoints.archive, archive);
  mount(router, notificationEndpoints.unarchive, unarchive);
  mount(router, notificationEndpoints.preferences, readPreferences);
  mount(router, notificationEndpoints.updatePreferences, updatePreferences);
  mountEvents(router, notificationEndpoints.stream, (ctx, stream, after) =>
    hub.open(ctx, stream, after),
  );
};
