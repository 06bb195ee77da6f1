import { Button } from '@muster/ui';
import { useState, type ReactNode } from 'react';
import classes from './folded-rows.module.css';
import { useHomeMessages } from './use-home-messages.ts';

interface FoldedRowsProps<Row> {
  rows: readonly Row[];
  /** Number of rows shown before expanding. */
  atFirst: number;
  children: (shown: readonly Row[], isOpen: boolean) => ReactNode;
}

/** The first rows of a card, with a button to expand or collapse the rest. */
export function FoldedRows<Row>({ rows, atFirst, children }: FoldedRowsProps<Row>) {
  const t = useHomeMessages();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, atFirst);
  return (
    <>
      {children(shown, isOpen)}
      {rows.length > atFirst && (
        <div className={classes.more}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('fewer') : t('more', { count: rows.length - shown.length })}
          </Button>
        </div>
      )}
    </>
  );
}
