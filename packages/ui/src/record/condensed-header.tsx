import { createPortal } from 'react-dom';
import type { RecordHeaderProps } from './record-header.tsx';
import classes from './record-header.module.css';
import { useCondensedSlot } from './use-condensed.ts';

/** One line of a record's header, shown at the top once the header itself is out of sight. */
export function CondensedHeader({
  name,
  number,
  badges,
}: Pick<RecordHeaderProps, 'name' | 'number' | 'badges'>) {
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
