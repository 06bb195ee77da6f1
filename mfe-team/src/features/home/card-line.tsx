import type { ReactNode } from 'react';
import classes from './card-line.module.css';

/** What a card says that has nothing in it: one line, with the way to its first row. */
export function CardLine({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className={classes.line}>
      <span>{text}</span>
      {action}
    </div>
  );
}
