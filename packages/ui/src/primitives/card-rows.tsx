import type { ReactNode, Ref } from 'react';
import classes from './card-rows.module.css';

/** A list inside a flush card: lines between rows, ends aligned. */
export function CardRows({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) {
  return (
    <ul ref={ref} className={classes.rows}>
      {children}
    </ul>
  );
}

/** One row: what it is at the left, badge, time or button at the right. */
export function CardRow({ compact = false, children }: { compact?: boolean; children: ReactNode }) {
  return <li className={`${classes.row} ${compact ? classes.compact : ''}`}>{children}</li>;
}
