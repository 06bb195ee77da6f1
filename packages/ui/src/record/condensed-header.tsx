import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './record-header.module.css';
import { useCondensedSlot } from './use-condensed.ts';

export interface CondensedLineProps {
  name: string;
  number?: string | undefined;
  badges?: ReactNode;
}

/** A record's header in one line. */
export function CondensedLine({ name, number, badges }: CondensedLineProps) {
  return (
    <div className={classes.condensed}>
      <span className={classes.condensedName}>{name}</span>
      {number && <span className={classes.number}>{number}</span>}
      <span className={classes.condensedBadges}>{badges}</span>
    </div>
  );
}

/** The one-line header, shown at the top once the full header is scrolled out of view. */
export function CondensedHeader(line: CondensedLineProps) {
  const slot = useCondensedSlot();
  return slot && createPortal(<CondensedLine {...line} />, slot);
}
