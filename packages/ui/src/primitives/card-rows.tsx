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

type CardRowProps = {
  compact?: boolean;
  /** Moves the end of the row below in a narrow card, where it would truncate the main text. */
  wraps?: boolean;
  children: ReactNode;
};

/** One row: the main text on the left, badge, time or button on the right. */
export function CardRow({ compact = false, wraps = false, children }: CardRowProps) {
  const modifiers = `${compact ? classes.compact : ''} ${wraps ? classes.wraps : ''}`;
  return <li className={`${classes.row} ${modifiers}`}>{children}</li>;
}
