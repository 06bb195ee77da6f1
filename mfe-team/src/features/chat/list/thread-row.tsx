import type { ChatThread } from '@muster/contracts';
import {
  Avatar,
  Count,
  IconUsers,
  VisuallyHidden,
  dayKey,
  formatRelativeDay,
  formatTime,
} from '@muster/ui';
import { useChatMessages, type ChatTranslate } from '../messages.ts';
import { useChatAddress } from '../use-chat-address.ts';
import { ChatLink } from './chat-link.tsx';
import classes from '../chat.module.css';

/** A conversation in the list: participants, last message and time, unread count. */
export function ThreadRow({ thread }: { thread: ChatThread }) {
  const t = useChatMessages();
  const { thread: open } = useChatAddress();
  const { id, name, kind, people, lastAt, unread, closedAt } = thread;
  return (
    <ChatLink threadId={id} isCurrent={open === id}>
      {kind === 'direct' ? (
        <Avatar name={name} src={people.find(({ isSelf }) => !isSelf)?.photo} size={36} />
      ) : (
        <span className={classes.group} aria-hidden>
          <IconUsers size={18} />
        </span>
      )}
      <span className={classes.rowText} data-unread={unread > 0 || undefined}>
        <span className={classes.rowLine}>
          <span className={classes.rowName}>{name}</span>
          <span className={classes.rowTime}>{whenOf(lastAt)}</span>
        </span>
        <span className={classes.rowLine}>
          <span className={classes.rowLast}>
            {closedAt ? t('list.closed') : lastWords(thread, t)}
          </span>
          {unread > 0 && (
            <>
              <span aria-hidden>
                <Count value={unread} />
              </span>
              <VisuallyHidden>{t('list.unread', { count: unread })}</VisuallyHidden>
            </>
          )}
        </span>
      </span>
    </ChatLink>
  );
}

/** Returns the time if it is today, otherwise the day. */
const whenOf = (at: string): string =>
  dayKey(at) === dayKey(new Date()) ? formatTime(at) : formatRelativeDay(at);

function lastWords({ lastMessage, kind }: ChatThread, t: ChatTranslate): string {
  if (!lastMessage) return '';
  const { author, text, isOwn } = lastMessage;
  const said = text ?? (author ? t('list.removed') : '');
  if (isOwn && author) return t('list.you', { text: said });
  return kind === 'direct' || !author ? said : `${author}: ${said}`;
}
