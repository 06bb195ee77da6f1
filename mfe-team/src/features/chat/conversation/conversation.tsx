import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatMessage, ChatThread } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Button, NoticeBar, NotFoundState, useDocumentVisibility } from '@muster/ui';
import { api } from '../../../api.ts';
import { MessageNote } from '../actions/message-note.tsx';
import { MessageTask } from '../actions/message-task.tsx';
import { PeopleDrawer } from '../actions/people-drawer.tsx';
import { ThreadDecision } from '../actions/thread-decision.tsx';
import { Composer } from '../composer/composer.tsx';
import { useChatMessages } from '../messages.ts';
import { useChatAddress } from '../use-chat-address.ts';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { MessageLog } from './message-log.tsx';
import { useMessagePages } from './use-message-pages.ts';
import classes from '../chat.module.css';

interface ConversationProps {
  threadId: string;
  /** The message in the link. */
  messageId: string | null;
  /** On a phone it fills the page, whose title is its name. */
  isPage: boolean;
}

/** One conversation: participants, messages and composer. */
export function Conversation({ threadId, messageId, isPage }: ConversationProps) {
  const t = useChatMessages();
  const { go } = useChatAddress();
  const query = api.useChatReadQuery({ params: { id: threadId } });
  const code = query.error && 'code' in query.error ? query.error.code : null;
  if (code === 'NOT_FOUND')
    return (
      <div className={classes.main}>
        <NotFoundState action={<Button onClick={() => go({})}>{t('notFound')}</Button>} />
      </div>
    );
  return (
    <div className={classes.main}>
      <QueryView query={query} skeleton={<ConversationSkeleton />}>
        {(thread) => <Open thread={thread} messageId={messageId} isPage={isPage} />}
      </QueryView>
    </div>
  );
}

/** What is being created from a message. */
type Making = { what: 'task' | 'note'; message: ChatMessage } | null;

function Open({
  thread,
  messageId,
  isPage,
}: Pick<ConversationProps, 'messageId' | 'isPage'> & { thread: ChatThread }) {
  const t = useChatMessages();
  const { panel, go } = useChatAddress();
  const pages = useMessagePages(thread.id, messageId);
  const [replyTo, setReplyTo] = useState<ChatMessage | null>(null);
  const [making, setMaking] = useState<Making>(null);
  useReadMark(thread, pages.hasNewer ? null : (pages.messages.at(-1)?.seq ?? null));
  const closePanel = () => go({ thread: thread.id, message: messageId });
  const isHere = thread.people.some((person) => person.isSelf && person.isHere);
  return (
    <>
      <ConversationHeader thread={thread} isPage={isPage} />
      <QueryView query={pages.query} size="block" skeleton={<ConversationSkeleton />}>
        {() => (
          <MessageLog
            thread={thread}
            pages={pages}
            messageId={messageId}
            onReply={setReplyTo}
            onMake={(what, message) => setMaking({ what, message })}
          />
        )}
      </QueryView>
      {thread.allowedActions.includes('write') ? (
        <Composer
          key={thread.id}
          thread={thread}
          replyTo={replyTo}
          onReplied={() => setReplyTo(null)}
        />
      ) : (
        <NoticeBar kind="quiet">
          {t(isHere ? 'conversation.closedBar' : 'conversation.leftBar')}
        </NoticeBar>
      )}
      {panel === 'people' && <PeopleDrawer thread={thread} onClose={closePanel} />}
      {(panel === 'leave' || panel === 'close') && thread.allowedActions.includes(panel) && (
        <ThreadDecision thread={thread} decision={panel} onClose={closePanel} />
      )}
      {making?.what === 'task' && (
        <MessageTask thread={thread} message={making.message} onClose={() => setMaking(null)} />
      )}
      {making?.what === 'note' && (
        <MessageNote thread={thread} message={making.message} onClose={() => setMaking(null)} />
      )}
    </>
  );
}

/** Marks messages as read while the page is visible. */
function useReadMark({ id, unread }: ChatThread, last: number | null): void {
  const [markRead] = api.useChatMarkReadMutation();
  const isSeen = useDocumentVisibility() === 'visible';
  const mark = useEffectEvent((seq: number) => {
    if (unread > 0) void markRead({ params: { id }, body: { seq } });
  });
  useEffect(() => {
    if (isSeen && last !== null) mark(last);
  }, [isSeen, last, unread]);
}
