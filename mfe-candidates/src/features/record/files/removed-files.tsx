import { useState } from 'react';
import type { Attachment } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import { Button, formatDate } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './files-card.module.css';

/** Recently deleted files, for users who may restore them. */
export function RemovedFiles({ removed }: { removed: readonly Attachment[] }) {
  const t = useMessages();
  const [opened, setOpened] = useState(false);
  if (removed.length === 0) return null;
  return (
    <div className={classes.removed}>
      <Button size="xs" variant="subtle" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        {t('attachments.card.removed', { count: removed.length })}
      </Button>
      {opened && (
        <ul className={classes.removedList}>
          {removed.map((attachment) => (
            <RemovedFile key={attachment.id} attachment={attachment} />
          ))}
        </ul>
      )}
    </div>
  );
}

function RemovedFile({ attachment }: { attachment: Attachment }) {
  const t = useMessages();
  const { id, title, version, restorableUntil } = attachment;
  const [restore] = api.useAttachmentsRestoreMutation();
  const restoring = useUndoableMutation({
    mutation: restore,
    message: () => t('attachments.card.restored', { title }),
  });
  return (
    <li className={classes.removedRow}>
      <span className={classes.removedTitle}>
        {title}
        {restorableUntil &&
          ` · ${t('attachments.card.removedOn', { day: formatDate(restorableUntil) })}`}
      </span>
      {attachment.allowedActions.includes('restore') && (
        <Button
          size="xs"
          variant="default"
          loading={restoring.pending}
          onClick={() => void restoring.run({ params: { id }, body: { version } })}
        >
          {t('attachments.card.restore')}
        </Button>
      )}
    </li>
  );
}
