import {
  EmptyState,
  IconButton,
  IconMessageCircle,
  IconPlus,
  PageHeader,
  useMediaQuery,
} from '@muster/ui';
import { NewConversation } from './actions/new-conversation.tsx';
import { OutboxProvider } from './composer/outbox.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { ThreadList } from './list/thread-list.tsx';
import { useChatMessages } from './messages.ts';
import { useChatAddress } from './use-chat-address.ts';
import classes from './chat.module.css';

/** Conversations and the open one; on a phone one at a time. */
export function ChatPage() {
  const t = useChatMessages();
  const isPhone = useMediaQuery('(width <= 640px)', undefined, { getInitialValueInEffect: false });
  const { thread, message, panel, go } = useChatAddress();
  return (
    <OutboxProvider>
      <div className={classes.page}>
        {!(isPhone && thread) && (
          <div className={classes.side}>
            <PageHeader
              title={t('title')}
              actions={
                <IconButton
                  aria-label={t('list.new')}
                  variant="default"
                  size="lg"
                  onClick={() => go({ thread, message, panel: 'new' })}
                >
                  <IconPlus size={16} />
                </IconButton>
              }
            />
            <ThreadList />
          </div>
        )}
        {thread ? (
          <Conversation
            key={`${thread} ${message ?? ''}`}
            threadId={thread}
            messageId={message}
            isPage={isPhone ?? false}
          />
        ) : (
          !isPhone && (
            <div className={classes.main}>
              <EmptyState icon={IconMessageCircle} title={t('choose')} text={t('chooseText')} />
            </div>
          )
        )}
      </div>
      {panel === 'new' && <NewConversation onClose={() => go({ thread, message })} />}
    </OutboxProvider>
  );
}
