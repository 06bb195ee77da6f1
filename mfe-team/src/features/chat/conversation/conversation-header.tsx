import type { ChatThread } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import {
  Button,
  IconArrowLeft,
  IconButton,
  IconDots,
  IconUsers,
  Link,
  Menu,
  TopHeading,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useChatMessages } from '../messages.ts';
import { useChatAddress } from '../use-chat-address.ts';
import classes from '../chat.module.css';

/** The title and subject of the conversation, and its actions. */
export function ConversationHeader({ thread, isPage }: { thread: ChatThread; isPage: boolean }) {
  const t = useChatMessages();
  const { notify } = usePlatform();
  const { go } = useChatAddress();
  const [reopen] = api.useChatReopenMutation();
  const { id, name, subject, version, allowedActions } = thread;
  const here = thread.people.filter(({ isHere }) => isHere);
  const mayAny = ['leave', 'close', 'reopen'].some((action) =>
    allowedActions.some((allowed) => allowed === action),
  );

  async function openAgain() {
    const answer = await reopen({ params: { id }, body: { version } });
    if (answer.error) notify({ kind: 'error', text: errorText(answer.error) });
    else notify({ kind: 'success', text: t('thread.reopened') });
  }
  return (
    <div className={classes.header}>
      {isPage && (
        <IconButton aria-label={t('back')} variant="subtle" size="lg" onClick={() => go({})}>
          <IconArrowLeft size={18} />
        </IconButton>
      )}
      <div className={classes.heading}>
        {isPage ? (
          <TopHeading className={classes.name}>{name}</TopHeading>
        ) : (
          <h2 className={classes.name}>{name}</h2>
        )}
        {subject?.path && subject.label && (
          <Link className={classes.subject} href={subject.path}>
            {subject.label}
          </Link>
        )}
      </div>
      <Button
        variant="subtle"
        leftSection={<IconUsers size={16} />}
        aria-label={t('people.title')}
        onClick={() => go({ thread: id, panel: 'people' })}
      >
        {here.length}
      </Button>
      {mayAny && (
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton aria-label={t('thread.menu')} variant="subtle" size="lg">
              <IconDots size={18} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            {allowedActions.includes('leave') && (
              <Menu.Item onClick={() => go({ thread: id, panel: 'leave' })}>
                {t('thread.leave')}
              </Menu.Item>
            )}
            {allowedActions.includes('close') && (
              <Menu.Item onClick={() => go({ thread: id, panel: 'close' })}>
                {t('thread.close')}
              </Menu.Item>
            )}
            {allowedActions.includes('reopen') && (
              <Menu.Item onClick={() => void openAgain()}>{t('thread.reopen')}</Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
