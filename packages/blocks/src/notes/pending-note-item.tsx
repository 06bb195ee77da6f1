import { useActor } from '@muster/kit';
import { Avatar, Button, Group, RichTextView, Text, useT } from '@muster/ui';
import { noteMessages } from './messages.ts';
import classes from './notes.module.css';
import type { PendingNote } from './use-pending-notes.ts';

/** A note that is being saved or failed to save, so that no typed text is lost. */
export function PendingNoteItem({
  pending,
  onEdit,
  onRetry,
  onDiscard,
}: {
  pending: PendingNote;
  onEdit: () => void;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const t = useT(noteMessages);
  const name = useActor()?.name ?? '';
  const failed = pending.state === 'failed';
  return (
    <li className={classes.item} aria-busy={pending.state === 'sending'}>
      <Avatar name={name} />
      <div className={classes.content}>
        <div className={classes.head}>
          <span className={classes.author}>{name}</span>
          {pending.state === 'sending' && (
            <Text component="span" size="xs" c="dimmed" role="status">
              {t('pending.sending')}
            </Text>
          )}
        </div>
        <div className={failed ? undefined : classes.faded}>
          <RichTextView html={pending.note.body} />
        </div>
        {failed && (
          <div className={classes.failed} role="alert">
            <span>{t('pending.failed', { reason: pending.reason ?? '' })}</span>
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={onEdit}>
                {t('pending.edit')}
              </Button>
              <Button size="xs" variant="default" onClick={onRetry}>
                {t('pending.retry')}
              </Button>
              <Button size="xs" variant="subtle" onClick={onDiscard}>
                {t('pending.discard')}
              </Button>
            </Group>
          </div>
        )}
      </div>
    </li>
  );
}
