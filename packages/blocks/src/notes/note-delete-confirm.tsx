import { useId, useState } from 'react';
import type { Note } from '@muster/contracts';
import { errorText, useActor, usePlatform } from '@muster/kit';
import { Button, FocusTrap, Group, useT } from '@muster/ui';
import { useNotesDeleteMutation } from '../host-hooks.ts';
import { noteMessages } from './messages.ts';
import classes from './notes.module.css';

/** Asks in place of the note whether to delete it, and says what remains. */
export function NoteDeleteConfirm({ note, onClose }: { note: Note; onClose: () => void }) {
  const t = useT(noteMessages);
  const titleId = useId();
  const platform = usePlatform();
  const name = useActor()?.name ?? '';
  const [remove, { isLoading }] = useNotesDeleteMutation();
  const [reason, setReason] = useState<string | null>(null);

  async function confirm() {
    try {
      await remove({ params: { id: note.id }, body: { version: note.version } }).unwrap();
      platform.notify({ kind: 'success', text: t('remove.done') });
      onClose();
    } catch (error) {
      setReason(errorText(error));
    }
  }
  return (
    <FocusTrap active>
      <div
        className={classes.confirm}
        role="alertdialog"
        aria-labelledby={titleId}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <h4 id={titleId} className={classes.confirmTitle}>
          {t('remove.title')}
        </h4>
        <p>
          {t('remove.text', { name })} {note.followUp && t('remove.followUp')}
        </p>
        {reason && <p role="alert">{reason}</p>}
        <Group gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('remove.keep')}
          </Button>
          <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
            {t('remove.confirm')}
          </Button>
        </Group>
      </div>
    </FocusTrap>
  );
}
