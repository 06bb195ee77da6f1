import { useState } from 'react';
import { Button, IconArrowBackUp, NoticeBar } from '@muster/ui';
import { useProfileListMessages } from './messages.ts';

interface Rows<Row> {
  items: readonly Row[];
  onAdd: (row: Row) => void;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
}

/** Remembers the last removed row, so that the removal can be undone. */
export function useRemovedRows<Row>(list: Rows<Row>, nameOf: (row: Row, index: number) => string) {
  const [removed, setRemoved] = useState<{ row: Row; index: number } | null>(null);
  return {
    name: removed && nameOf(removed.row, removed.index),
    onRemove: (index: number) => {
      const row = list.items[index];
      if (row !== undefined) setRemoved({ row, index });
      list.onRemove(index);
    },
    onPutBack: () => {
      if (!removed) return;
      list.onAdd(removed.row);
      list.onMove(list.items.length, removed.index);
      setRemoved(null);
    },
  };
}

/** Names the removed row and offers to restore it in its place. */
export function RemovedRows({ name, onPutBack }: { name: string | null; onPutBack: () => void }) {
  const t = useProfileListMessages();
  if (name === null) return null;
  return (
    <NoticeBar
      action={
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconArrowBackUp size={14} />}
          onClick={onPutBack}
        >
          {t('background.putBack', { name })}
        </Button>
      }
    >
      {t('background.removed', { name })}
    </NoticeBar>
  );
}
