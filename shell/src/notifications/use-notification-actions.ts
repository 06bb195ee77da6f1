import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Notification } from '@muster/contracts';
import { errorText, usePlatform, useSession } from '@muster/kit';
import { toast, translate } from '@muster/ui';
import { notificationMessages } from './messages.ts';
import { api, showAtOnce, type NotificationsDispatch } from './notifications-api.ts';

type Some = readonly Notification[];
type Change = Parameters<typeof showAtOnce>[0];

const undoFor = 10_000;
const now = () => new Date().toISOString();
const idsOf = (some: Some) => some.map(({ id }) => id);
const unreadOf = (some: Some) => some.filter(({ readAt }) => readAt === null);

/** Returns the actions on notifications: shown at once, reverted if the server refuses. */
export function useNotificationActions() {
  const platform = usePlatform();
  const session = useSession();
  const dispatch = useDispatch<NotificationsDispatch>();
  const [sendRead] = api.useMarkReadMutation();
  const [sendUnread] = api.useMarkUnreadMutation();
  const [sendArchive] = api.useArchiveMutation();
  const [sendUnarchive] = api.useUnarchiveMutation();
  const lately = useRef<{ some: Some; until: number }>({ some: [], until: 0 });

  // View-only impersonation does not change the target's notifications.
  const mayMark = session?.impersonation?.mode !== 'view_only';

  async function make(
    some: Some | 'all',
    change: Change,
    count: (unread: number) => number,
    send: () => Promise<unknown>,
  ) {
    const ids = some === 'all' ? null : new Set(idsOf(some));
    const takeBack = dispatch(
      showAtOnce((one) => (ids === null || ids.has(one.id) ? change(one) : one), count),
    );
    try {
      await send();
    } catch (error) {
      takeBack();
      platform.notify({ kind: 'error', text: errorText(error) });
    }
  }

  function markRead(some: Some) {
    const changed = unreadOf(some);
    if (!mayMark || changed.length === 0) return;
    void make(
      changed,
      (one) => ({ ...one, readAt: now() }),
      (unread) => unread - changed.length,
      () => sendRead({ body: { ids: idsOf(changed) } }).unwrap(),
    );
  }

  /** Marks all up to a moment; newer ones stay unread. */
  function markAllRead(upTo: string) {
    void make(
      'all',
      (one) => ({ ...one, readAt: one.readAt ?? now() }),
      () => 0,
      () => sendRead({ body: { upTo } }).unwrap(),
    );
  }

  function markUnread(one: Notification) {
    void make(
      [one],
      (read) => ({ ...read, readAt: null }),
      (unread) => unread + 1,
      () => sendUnread({ body: { ids: [one.id] } }).unwrap(),
    );
  }

  function unarchive(some: Some, unread: Some = []) {
    void make(
      some,
      (one) => ({ ...one, archivedAt: null }),
      (count) => count + unread.length,
      async () => {
        await sendUnarchive({ body: { ids: idsOf(some) } }).unwrap();
        // Archiving marks as read, so restore those that were unread before.
        if (unread.length > 0) await sendUnread({ body: { ids: idsOf(unread) } }).unwrap();
      },
    );
  }

  /** Several notifications archived in a row are restored together. */
  function archive(one: Notification) {
    const { some, until } = lately.current;
    const together = [...(until > Date.now() ? some : []), one];
    lately.current = { some: together, until: Date.now() + undoFor };
    void make(
      [one],
      (kept) => ({ ...kept, archivedAt: now(), readAt: kept.readAt ?? now() }),
      (unread) => unread - unreadOf([one]).length,
      () => sendArchive({ body: { ids: [one.id] } }).unwrap(),
    );
    toast({
      id: 'notifications-archived',
      message: translate(notificationMessages, 'archived', { count: together.length }),
      undo: {
        onUndo: () => {
          lately.current = { some: [], until: 0 };
          unarchive(together, unreadOf(together));
        },
      },
    });
  }

  return { mayMark, markRead, markAllRead, markUnread, archive, unarchive };
}

export type NotificationActions = ReturnType<typeof useNotificationActions>;
