import type { ChatMessage, ChatThread } from '@muster/contracts';
import { errorText, useActor, useCan, usePlatform } from '@muster/kit';
import { IconButton, IconDots, Menu } from '@muster/ui';
import { api } from '../../../api.ts';
import { useChatMessages } from '../messages.ts';
import { messageAddress } from '../use-chat-address.ts';
import classes from '../chat.module.css';

interface MessageMenuProps {
  thread: ChatThread;
  message: ChatMessage;
  onReply: () => void;
  onEdit: () => void;
  onMake: (what: 'task' | 'note') => void;
}

/** What can be done with a message. */
export function MessageMenu({ thread, message, onReply, onEdit, onMake }: MessageMenuProps) {
  const t = useChatMessages();
  const can = useCan();
  const actor = useActor();
  const { notify } = usePlatform();
  const [remove] = api.useChatRemoveMutation();
  const { id, version, allowedActions } = message;
  const isStaff = actor?.audience === 'staff';

  async function copyLink() {
    const address = new URL(messageAddress(thread.id, id), window.location.origin);
    await navigator.clipboard.writeText(address.href);
    notify({ kind: 'info', text: t('message.copied') });
  }
  async function takeAway() {
    const answer = await remove({ params: { id }, body: { version } });
    if (answer.error) notify({ kind: 'error', text: errorText(answer.error) });
  }
  return (
    <span className={classes.menu}>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton aria-label={t('message.menu')} variant="subtle" withTooltip={false}>
            <IconDots size={16} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {thread.allowedActions.includes('write') && (
            <Menu.Item onClick={onReply}>{t('message.reply')}</Menu.Item>
          )}
          {allowedActions.includes('edit') && (
            <Menu.Item onClick={onEdit}>{t('message.edit')}</Menu.Item>
          )}
          {isStaff && can('task.manage') && (
            <Menu.Item onClick={() => onMake('task')}>{t('message.task')}</Menu.Item>
          )}
          {isStaff && can('note.create') && (
            <Menu.Item onClick={() => onMake('note')}>{t('message.note')}</Menu.Item>
          )}
          <Menu.Item onClick={() => void copyLink()}>{t('message.copyLink')}</Menu.Item>
          {allowedActions.includes('remove') && (
            <Menu.Item color="red" onClick={() => void takeAway()}>
              {t('message.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
