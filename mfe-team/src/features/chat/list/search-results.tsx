import { QueryView } from '@muster/kit';
import { EmptyState, IconSearch, formatRelativeDateTime } from '@muster/ui';
import { api } from '../../../api.ts';
import { useChatMessages } from '../messages.ts';
import { ChatLink } from './chat-link.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { ThreadRow } from './thread-row.tsx';
import classes from '../chat.module.css';

/** Conversations and messages that match the search. */
export function SearchResults({ q }: { q: string }) {
  const t = useChatMessages();
  const query = api.useChatSearchQuery({ query: { q } });
  return (
    <QueryView
      query={query}
      keepPrevious
      size="block"
      skeleton={<RowSkeletons />}
      isEmpty={({ threads, messages }) => threads.length + messages.length === 0}
      empty={
        <EmptyState
          icon={IconSearch}
          size="block"
          title={t('list.none')}
          text={t('list.noneText')}
        />
      }
    >
      {({ threads, messages }) => (
        <>
          {threads.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} />
          ))}
          {messages.length > 0 && <h2 className={classes.found}>{t('list.messages')}</h2>}
          {messages.map(({ id, threadId, threadName, author, text, at }) => (
            <ChatLink key={id} threadId={threadId} messageId={id}>
              <span className={classes.rowText}>
                <span className={classes.rowLine}>
                  <span className={classes.rowName}>{threadName}</span>
                  <span className={classes.rowTime}>{formatRelativeDateTime(at)}</span>
                </span>
                <span className={classes.passage}>{`${author ?? ''}: ${text}`}</span>
              </span>
            </ChatLink>
          ))}
        </>
      )}
    </QueryView>
  );
}
