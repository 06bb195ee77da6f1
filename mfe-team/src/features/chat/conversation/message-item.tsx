import { useState } from 'react';
import type { ChatMessage, ChatThread } from '@muster/contracts';
import { Avatar, formatDateTime, formatTime } from '@muster/ui';
import { useChatMessages } from '../messages.ts';
import { MessageEdit } from './message-edit.tsx';
import { MessageExtras } from './message-extras.tsx';
import { MessageMenu } from './message-menu.tsx';
import { MessageText } from './message-text.tsx';
import classes from '../chat.module.css';

interface MessageItemProps {
  thread: ChatThread;
  message: ChatMessage;
  /** Whether it is grouped under the previous message's author. */
  follows: boolean;
  /** Whether a link led here. */
  isMarked: boolean;
  isLast: boolean;
  onReply: (message: ChatMessage) => void;
  onMake: (what: 'task' | 'note', message: ChatMessage) => void;
}

/** A message, its tombstone, or a system entry of the conversation. */
export function MessageItem(props: MessageItemProps) {
  const { thread, message, follows, isMarked, isLast, onReply, onMake } = props;
  const t = useChatMessages();
  const [isEditing, setIsEditing] = useState(false);
  const { id, note, author, at, body, editedAt } = message;
  if (note)
    return (
      <p className={classes.event}>
        {t(`conversation.note.${note.kind}`, { name: note.person?.name ?? '' })}
      </p>
    );
  const readers = isLast && message.isOwn ? readersOf(thread, message) : [];
  return (
    <article
      id={`message-${id}`}
      className={classes.message}
      data-follows={follows || undefined}
      data-marked={isMarked || undefined}
      aria-label={author?.name}
    >
      <span className={classes.gutter}>
        {!follows && <Avatar name={author?.name ?? ''} src={author?.photo} size={28} />}
      </span>
      <div className={classes.content}>
        {!follows && (
          <p className={classes.byline}>
            <span className={classes.author}>{author?.name}</span>
            <time dateTime={at} title={formatDateTime(at)}>
              {formatTime(at)}
            </time>
          </p>
        )}
        {message.replyTo && (
          <p className={classes.quote}>
            {message.replyTo.author
              ? `${message.replyTo.author}: ${message.replyTo.text ?? t('conversation.removed')}`
              : t('conversation.replyHidden')}
          </p>
        )}
        {body === null ? (
          <p className={classes.removed}>{t('conversation.removed')}</p>
        ) : isEditing ? (
          <MessageEdit thread={thread} message={message} onClose={() => setIsEditing(false)} />
        ) : (
          <p className={classes.body}>
            <MessageText body={body} mentions={message.mentions} />
            {editedAt && <span className={classes.edited}> ({t('conversation.edited')})</span>}
          </p>
        )}
        <MessageExtras message={message} />
        {readers.length > 0 && (
          <p className={classes.seen}>{t('conversation.seen', { names: readers.join(', ') })}</p>
        )}
      </div>
      {body !== null && !isEditing && (
        <MessageMenu
          thread={thread}
          message={message}
          onReply={() => onReply(message)}
          onEdit={() => setIsEditing(true)}
          onMake={(what) => onMake(what, message)}
        />
      )}
    </article>
  );
}

const readersOf = ({ people }: ChatThread, { seq }: ChatMessage): string[] =>
  people
    .filter(({ isSelf, isHere, readSeq }) => !isSelf && isHere && readSeq >= seq)
    .map(({ name }) => name);
