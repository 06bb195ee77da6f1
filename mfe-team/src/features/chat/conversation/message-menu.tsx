import { useState } from 'react';
import type { ChatMessage, ChatThread } from '@muster/contracts';
import { errorText, useActor, useCan, usePlatform } from '@muster/kit';
import { ConfirmModal, IconButton, IconDots, Menu, copyText } from '@muster/ui';
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

/** Actions on a message. */
export function MessageMenu({ thread, message, onReply, onEdit, onMake }: MessageMenuProps) {
  const t = useChatMessages();
  const can = useCan();
  const actor = useActor();
  const { notify } = usePlatform();
  const [asked, setAsked] = useState(false);
  const [remove, removing] = api.useChatRemoveMutation();
  const { id, version, allowedActions } = message;
  const isStaff = actor?.audience === 'staff';

  async function copyLink() {
    const { href } = new URL(messageAddress(thread.id, id), window.location.origin);
    try {
      await copyText(href);
      notify({ kind: 'info', text: t('message.copied') });
    } catch {
      // The browser refuses it without a permission; the address can be copied by hand.
      notify({ kind: 'error', text: t('message.notCopied', { address: href }) });
    }
  }
  async function takeAway() {
    const answer = await remove({ params: { id }, body: { version } });
    if (answer.error) notify({ kind: 'error', text: errorText(answer.error) });
    setAsked(false);
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
            <Menu.Item color="red" onClick={() => setAsked(true)}>
              {t('message.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked && (
        <ConfirmModal
          opened
          danger
          title={t('message.removeTitle')}
          confirmLabel={t('message.removeConfirm')}
          cancelLabel={t('message.removeKeep')}
          effects={[{ id: 'text', text: t('message.removeEffect') }]}
          pending={removing.isLoading}
          onClose={() => setAsked(false)}
          onConfirm={() => void takeAway()}
        />
      )}
    </span>
  );
}
