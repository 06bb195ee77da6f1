import type { ReactNode } from 'react';
import classes from './empty-line.module.css';

export interface EmptyLineProps {
  /** What is missing: `No bio yet`. */
  text: ReactNode;
  /** The link or button that creates the first one. */
  action?: ReactNode;
}

/** An empty card of a record in one line, so that missing content takes no more room than a row. */
export function EmptyLine({ text, action }: EmptyLineProps) {
  return (
    <div className={classes.line}>
      <span className={classes.text}>{text}</span>
      {action}
    </div>
  );
}
