import type { ReactNode } from 'react';
import classes from './empty-line.module.css';

export interface EmptyLineProps {
  /** What is not there: `No bio yet`. */
  text: ReactNode;
  /** The link or button that makes the first one. */
  action?: ReactNode;
}

/** An empty card of a record in one line, so that what is missing takes no more room than a row. */
export function EmptyLine({ text, action }: EmptyLineProps) {
  return (
    <div className={classes.line}>
      <span className={classes.text}>{text}</span>
      {action}
    </div>
  );
}
