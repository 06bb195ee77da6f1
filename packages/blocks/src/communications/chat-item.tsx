import type { TalkChat } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { DateTime, IconMessage } from '@muster/ui';
import { useTalkMessages } from './messages.ts';
import classes from './talk.module.css';

/** One of the user's conversations: its members and the last message. */
export function ChatItem({ chat }: { chat: TalkChat }) {
  const t = useTalkMessages();
  const { name, lastAt, lastText, lastAuthor, path } = chat;
  return (
    <div className={classes.item}>
      <div className={classes.head}>
        <IconMessage size={16} aria-hidden className={classes.icon} />
        <span className={classes.subject}>
          <AppLink href={path}>{t('chat.with', { name })}</AppLink>
        </span>
      </div>
      <div className={classes.facts}>
        {t('chat.own')} · <DateTime value={lastAt} as="relative" />
      </div>
      {lastText && (
        <p className={classes.note}>
          {lastAuthor ? t('chat.said', { name: lastAuthor, text: lastText }) : lastText}
        </p>
      )}
    </div>
  );
}
