import type { KeyboardEvent } from 'react';
import type { Notification } from '@muster/contracts';
import {
  IconArchive,
  IconArrowBackUp,
  IconButton,
  IconMail,
  IconMailOpened,
  NoticeItem,
  useT,
} from '@muster/ui';
import { notificationMessages } from './messages.ts';
import { topicIcons } from './topic-icons.ts';
import type { NotificationActions } from './use-notification-actions.ts';

type NotificationRowProps = {
  notification: Notification;
  actions: NotificationActions;
  /** Whether this row is the Tab stop. */
  isCurrent: boolean;
  onCurrent: () => void;
  /** Whether the row disappears once read, as in the list of unread ones. */
  goesWhenRead: boolean;
  /** Called before the row leaves the list. */
  onLeave: () => void;
};

/** One notification: opened by click or Enter, archived by `e`, marked as unread by `u`. */
export function NotificationRow(props: NotificationRowProps) {
  const { notification, actions, isCurrent, onCurrent, goesWhenRead, onLeave } = props;
  const t = useT(notificationMessages);
  const { topic, title, body, at, count, link, readAt, archivedAt } = notification;
  const unread = readAt === null;
  const { mayMark } = actions;

  function toggleRead() {
    if (goesWhenRead) onLeave();
    if (unread) actions.markRead([notification]);
    else actions.markUnread(notification);
  }

  function putAway() {
    onLeave();
    if (archivedAt) actions.unarchive([notification]);
    else actions.archive(notification);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!mayMark || event.ctrlKey || event.metaKey || event.altKey) return;
    const does = { e: putAway, u: toggleRead }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  }

  const tabIndex = isCurrent ? 0 : -1;
  const read = t(unread ? 'markRead' : 'markUnread');
  const away = t(archivedAt ? 'unarchive' : 'archive');
  return (
    <li onFocus={onCurrent} onKeyDown={onKeyDown}>
      <NoticeItem
        icon={topicIcons[topic]}
        topic={t(`topic.${topic}`)}
        title={title}
        text={body}
        when={at}
        unread={unread}
        count={count}
        href={link ?? undefined}
        onOpen={() => actions.markRead([notification])}
        tabIndex={tabIndex}
        actions={
          mayMark && (
            <>
              {!archivedAt && (
                <IconButton aria-label={read} tabIndex={tabIndex} onClick={toggleRead}>
                  {unread ? <IconMailOpened size={16} /> : <IconMail size={16} />}
                </IconButton>
              )}
              <IconButton aria-label={away} tabIndex={tabIndex} onClick={putAway}>
                {archivedAt ? <IconArrowBackUp size={16} /> : <IconArchive size={16} />}
              </IconButton>
            </>
          )
        }
      />
    </li>
  );
}
