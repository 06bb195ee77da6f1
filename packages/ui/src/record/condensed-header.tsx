import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './record-header.module.css';
import { useCondensedSlot } from './use-condensed.ts';

interface CondensedHeaderProps {
  name: string;
  number?: string | undefined;
  badges?: ReactNode;
}

/** One line of a record's header, shown at the top once the header itself is out of sight. */
export function CondensedHeader({ name, number, badges }: CondensedHeaderProps) {
  const slot = useCondensedSlot();
  if (!slot) return null;
  return createPortal(
    <div className={classes.condensed}>
      <span className={classes.condensedName}>{name}</span>
      {number && <span className={classes.number}>{number}</span>}
      <span className={classes.condensedBadges}>{badges}</span>
    </div>,
    slot,
  );
}
