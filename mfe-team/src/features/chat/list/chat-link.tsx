import type { ReactNode } from 'react';
import { Link } from '@muster/ui';
import { messageAddress } from '../use-chat-address.ts';
import classes from '../chat.module.css';

/** A row that links to a conversation or one of its messages. */
export function ChatLink({
  threadId,
  messageId = null,
  isCurrent = false,
  children,
}: {
  threadId: string;
  messageId?: string | null;
  isCurrent?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      className={classes.row}
      href={messageId ? messageAddress(threadId, messageId) : `/chat?thread=${threadId}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
