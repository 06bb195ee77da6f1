import { useState } from 'react';
import { errorText, usePlatform } from '@muster/kit';
import { Button, NoticeBar, formatDate, formatDateTime } from '@muster/ui';
import { useRemovalMessages } from './messages.ts';
import type { RemovableKind, RemovableRecord, RestoreTrigger } from './removable.types.ts';

interface DeletedBarProps {
  kind: RemovableKind;
  record: RemovableRecord;
  /** Whether the reader may restore it. */
  mayRestore: boolean;
  restore: RestoreTrigger;
}

/** Says that a record is deleted, by whom and why, with a button to restore it; empty otherwise. */
export function DeletedBar({ kind, record, mayRestore, restore }: DeletedBarProps) {
  const t = useRemovalMessages();
  const platform = usePlatform();
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const { id, name, version, deleted } = record;
  if (!deleted) return null;

  async function bringBack() {
    setPending(true);
    setRefused(null);
    try {
      await restore({ params: { id }, body: { version } }).unwrap();
      platform.notify({ kind: 'success', text: t('restored', { name }) });
    } catch (error) {
      setRefused(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <NoticeBar
      kind="warning"
      title={t('deleted', { when: formatDateTime(deleted.at), by: deleted.by })}
      action={
        mayRestore && (
          <Button variant="default" loading={pending} onClick={() => void bringBack()}>
            {t(`restore.${kind}`)}
          </Button>
        )
      }
    >
      {t('deletedText', { reason: deleted.reason, until: formatDate(deleted.restorableUntil) })}
      {refused !== null && ` ${errorText(refused)}`}
    </NoticeBar>
  );
}
