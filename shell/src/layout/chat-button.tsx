import { useSyncExternalStore } from 'react';
import { href, teamRoutes } from '@muster/contracts';
import { CountedIconButton, IconMessageCircle, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { navigation } from '../platform/navigation.ts';
import { mayOpen, type ActiveRole } from '../routing/home-path.ts';
import { chatCount, onChatCount } from './nav-counts/chat-count.ts';

/** Link to the conversations, with the number of unread ones. */
export function ChatButton({ active }: { active: ActiveRole }) {
  const t = useT(shellMessages);
  const unread = useSyncExternalStore(onChatCount, chatCount);
  if (!mayOpen(active, teamRoutes.chat)) return null;
  return (
    <CountedIconButton
      count={unread}
      aria-label={unread > 0 ? t('chatUnread', { count: unread }) : t('chat')}
      onClick={() => navigation.navigate(href(teamRoutes.chat))}
    >
      <IconMessageCircle size={18} />
    </CountedIconButton>
  );
}
