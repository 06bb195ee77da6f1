import type { notificationEndpoints, Notification } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { keysetPage } from '../../../db/keyset.ts';
import type { Service } from '../../../http/mount.ts';
import { closedText, readTexts, type NoticeText } from './notice-text.ts';
import { NotificationModel, type NotificationRecord } from '../notification.model.ts';
import { heldUnread, viewerOf, visibleTo, waiting } from './own-notifications.ts';

const folders = {
  all: { archivedAt: null },
  unread: waiting,
  archived: { archivedAt: { $ne: null } },
} as const satisfies Record<string, QueryFilter<NotificationRecord>>;

/**
 * Lists the user's own notifications, newest first, with what the user may know of their records.
 */
export const listNotifications: Service<typeof notificationEndpoints.list> = async (
  ctx,
  { query },
) => {
  const viewer = viewerOf(ctx);
  const { cursor, limit, ...list } = query;
  const [{ rows, page }, unread] = await Promise.all([
    keysetPage<NotificationRecord, 'at'>(NotificationModel, {
      filter: {
        $and: [
          visibleTo(viewer),
          folders[query.folder],
          query.topic === undefined ? {} : { topic: query.topic },
        ],
      },
      sort: '-at',
      fields: { at: 'at' },
      limit,
      cursor,
      list: { ...list, audience: viewer.audience },
    }),
    heldUnread(viewer),
  ]);
  const textOf = await readTexts([ctx.actor], rows, 'name');
  return {
    data: rows.map((row) => show(row, textOf(row) ?? closedText)),
    nextCursor: page.nextCursor,
    unread,
  };
};

/** Returns the number of unread notifications. */
export const readUnread: Service<typeof notificationEndpoints.unread> = async (ctx) => ({
  unread: await heldUnread(viewerOf(ctx)),
});

const show = (
  { _id, topic, count, at, readAt, archivedAt }: NotificationRecord,
  text: NoticeText,
): Notification => ({
  id: _id.toHexString(),
  topic,
  ...text,
  count,
  at: at.toISOString(),
  readAt: readAt?.toISOString() ?? null,
  archivedAt: archivedAt?.toISOString() ?? null,
});
