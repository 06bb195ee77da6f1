import type { ReactNode } from 'react';
import classes from './card-line.module.css';

/** An empty card: one line with a way to create the first row. */
export function CardLine({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className={classes.line}>
      <span>{text}</span>
      {action}
    </div>
  );
}
