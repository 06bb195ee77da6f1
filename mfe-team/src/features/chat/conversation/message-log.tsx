import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChatMessage, ChatThread } from '@muster/contracts';
import { Button, Loader, dayKey, formatRelativeDay } from '@muster/ui';
import { useOutbox } from '../composer/outbox.tsx';
import { useChatMessages } from '../messages.ts';
import { useChatAddress } from '../use-chat-address.ts';
import { MessageItem } from './message-item.tsx';
import { OutgoingItem } from './outgoing-item.tsx';
import type { useMessagePages } from './use-message-pages.ts';
import classes from '../chat.module.css';

interface MessageLogProps {
  thread: ChatThread;
  pages: ReturnType<typeof useMessagePages>;
  messageId: string | null;
  onReply: (message: ChatMessage) => void;
  onMake: (what: 'task' | 'note', message: ChatMessage) => void;
}

/** Messages of one author within this time are grouped under one name. */
const together = 5 * 60_000;
/** Distance from the top in pixels at which older messages are loaded. */
const nearTop = 120;

/**
 * Messages with a line for each day. The frame is laid out from the bottom, so that messages added
 * above move nothing, and the latest stays in view.
 */
export function MessageLog({ thread, pages, messageId, onReply, onMake }: MessageLogProps) {
  const t = useChatMessages();
  const { go } = useChatAddress();
  const { messages: outgoing, settle } = useOutbox();
  const { messages, hasOlder, hasNewer, isLoading, hasFailed } = pages;
  const frame = useRef<HTMLDivElement>(null);
  const own = new Set(messages.flatMap(({ key }) => key ?? []));
  const waiting = outgoing.filter(
    ({ threadId, message }) => threadId === thread.id && !own.has(message.key),
  );

  const onShown = useEffectEvent(() => settle(own));
  const last = messages.at(-1)?.seq;
  useEffect(() => onShown(), [last]);
  /** In a frame laid out from the bottom, scrollTop is negative and counts from there. */
  function readOn() {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = frame.current ?? {};
    const left = scrollHeight - clientHeight - Math.abs(scrollTop);
    if (hasOlder && !isLoading && !hasFailed && left < nearTop) void pages.loadOlder();
  }
  const onLaidOut = useEffectEvent(readOn);
  const first = messages[0]?.seq;
  useEffect(() => onLaidOut(), [first]);
  const isFound = messages.some(({ id }) => id === messageId);
  useEffect(() => {
    if (isFound && messageId)
      document.getElementById(`message-${messageId}`)?.scrollIntoView?.({ block: 'center' });
  }, [isFound, messageId]);

  return (
    <div
      ref={frame}
      className={classes.log}
      onScroll={readOn}
      tabIndex={0}
      role="log"
      aria-label={t('conversation.log')}
    >
      <div className={classes.messages}>
        <div className={classes.top}>
          {hasOlder ? (
            <>
              {isLoading && <Loader size={16} aria-label={t('conversation.older')} />}
              {hasFailed && (
                <Button variant="default" size="xs" onClick={() => void pages.loadOlder()}>
                  {t('conversation.retryOlder')}
                </Button>
              )}
            </>
          ) : (
            <span>{t('conversation.start')}</span>
          )}
        </div>
        {messages.map((message, index) => (
          <Row
            key={message.id}
            message={message}
            before={messages[index - 1]}
            thread={thread}
            onReply={onReply}
            onMake={onMake}
            isMarked={message.id === messageId}
            isLast={index === messages.length - 1}
          />
        ))}
        {waiting.map((one) => (
          <OutgoingItem key={one.message.key} outgoing={one} />
        ))}
        {hasNewer && (
          <Button variant="default" size="xs" onClick={() => go({ thread: thread.id })}>
            {t('conversation.latest')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Row({
  before,
  ...item
}: {
  thread: ChatThread;
  message: ChatMessage;
  before: ChatMessage | undefined;
  isMarked: boolean;
  isLast: boolean;
} & Pick<MessageLogProps, 'onReply' | 'onMake'>) {
  const { message } = item;
  const isNewDay = !before || dayKey(before.at) !== dayKey(message.at);
  const follows =
    !isNewDay &&
    !before.note &&
    before.author?.id === message.author?.id &&
    Date.parse(message.at) - Date.parse(before.at) < together;
  return (
    <>
      {isNewDay && (
        <p className={classes.day}>
          <span>{formatRelativeDay(message.at)}</span>
        </p>
      )}
      <MessageItem {...item} follows={follows} />
    </>
  );
}
