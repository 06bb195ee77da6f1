import type { ReactNode } from 'react';
import classes from './card-columns.module.css';

/** Two columns of cards with even gaps; stacked on narrow screens. */
export function CardColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>{left}</div>
      <div className={classes.column}>{right}</div>
    </div>
  );
}
