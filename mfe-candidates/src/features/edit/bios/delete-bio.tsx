import type { CandidateRecord } from '@muster/contracts';
import { useOverlayClose, useUndoableMutation } from '@muster/kit';
import { Button, IconTrash } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './bio-form.module.css';

interface DeleteBioProps {
  candidate: CandidateRecord;
  bioId: string;
  /** Number of live applications that show it to clients. */
  liveUses: number;
  onDeleted: () => void;
}

/** Removes a bio, with undo in the toast. The default can only be removed last. */
export function DeleteBio({ candidate, bioId, liveUses, onDeleted }: DeleteBioProps) {
  const t = useMessages();
  const close = useOverlayClose();
  const [remove] = api.useBiosDeleteMutation();
  const [restore] = api.useBiosRestoreDeletedMutation();
  const { bios = [] } = candidate;
  const bio = bios.find(({ id }) => id === bioId);
  const params = { id: candidate.id, bioId };
  const removal = useUndoableMutation({
    mutation: remove,
    message: () => t('bios.deleted', { title: bio?.title ?? '' }),
    undo: ({ version }) => restore({ params, body: { version } }).unwrap(),
    onDone: () => {
      onDeleted();
      close({ saved: true });
    },
  });
  const isNeeded =
    bio?.isDefault === true && bios.some(({ id, status }) => id !== bioId && status === 'ready');
  return (
    <div>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        leftSection={<IconTrash size={14} />}
        disabled={isNeeded}
        loading={removal.pending}
        onClick={() => void removal.run({ params, body: { version: candidate.version } })}
      >
        {t('bios.delete')}
      </Button>
      {isNeeded && <p className={classes.quiet}>{t('bios.deleteDefault')}</p>}
      {!isNeeded && liveUses > 0 && (
        <p className={classes.quiet}>
          {t(bios.length > 1 ? 'bios.deleteUsed' : 'bios.deleteLastUsed', { count: liveUses })}
        </p>
      )}
    </div>
  );
}
