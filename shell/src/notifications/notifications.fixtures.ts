import { notificationEndpoints, type Notification } from '@muster/contracts';
import { respond, type Handler } from '@muster/kit/testing';

const { archive, list, markRead, markUnread, unarchive, unread } = notificationEndpoints;

let counter = 0;

/** Returns a notification that arrived this many minutes ago. */
export function notification(
  minutesAgo: number,
  overrides: Partial<Notification> = {},
): Notification {
  counter += 1;
  return {
    id: counter.toString(16).padStart(24, '0'),
    topic: 'mention',
    title: `Lukas Petrov mentioned you in note ${counter}`,
    body: null,
    link: `/candidates/${counter}`,
    count: 1,
    at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    readAt: null,
    archivedAt: null,
    ...overrides,
  };
}

/** Simulates a server that stores notifications, newest first, and responds like the real one. */
export function notificationServer(kept: Notification[], pageSize = 25) {
  const isUnread = (one: Notification) => one.readAt === null && one.archivedAt === null;
  const counted = () => ({ unread: kept.filter(isUnread).length });
  const now = () => new Date().toISOString();
  function change(ids: readonly string[], to: (one: Notification) => Partial<Notification>) {
    for (const one of kept) if (ids.includes(one.id)) Object.assign(one, to(one));
    return counted();
  }
  const folders = {
    all: (one: Notification) => one.archivedAt === null,
    unread: isUnread,
    archived: (one: Notification) => one.archivedAt !== null,
  };
  const handlers: Handler[] = [
    respond(unread, counted),
    respond(list, ({ query }) => {
      const { folder, topic, cursor } = query;
      const found = kept
        .filter(folders[folder])
        .filter((one) => topic === undefined || one.topic === topic);
      const from = Number(cursor ?? 0);
      const to = from + pageSize;
      return {
        data: found.slice(from, to),
        nextCursor: to < found.length ? String(to) : null,
        ...counted(),
      };
    }),
    respond(markRead, ({ body }) => {
      const ids =
        'ids' in body ? body.ids : kept.filter(({ at }) => at <= body.upTo).map(({ id }) => id);
      return change(ids, ({ readAt }) => ({ readAt: readAt ?? now() }));
    }),
    respond(markUnread, ({ body }) => change(body.ids, () => ({ readAt: null }))),
    respond(archive, ({ body }) =>
      change(body.ids, ({ readAt }) => ({ archivedAt: now(), readAt: readAt ?? now() })),
    ),
    respond(unarchive, ({ body }) => change(body.ids, () => ({ archivedAt: null }))),
  ];
  return { kept, handlers };
}
