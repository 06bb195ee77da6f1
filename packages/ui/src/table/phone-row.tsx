import type { ReactNode } from 'react';
import classes from './phone-list.module.css';

/** The slots of a row on a phone; each line has a start and an end. */
export interface PhoneRowProps {
  /** An avatar of 36 px, or nothing. */
  leading?: ReactNode;
  title: ReactNode;
  titleEnd?: ReactNode;
  line?: ReactNode;
  lineEnd?: ReactNode;
  badges?: ReactNode;
  badgesEnd?: ReactNode;
}

/** Three lines in the order of the table: name and figure, context and time, badges and level. */
export function PhoneRow(props: PhoneRowProps) {
  const { leading, title, titleEnd, line, lineEnd, badges, badgesEnd } = props;
  return (
    <span className={classes.content}>
      {leading !== undefined && <span className={classes.leading}>{leading}</span>}
      <span className={classes.lines}>
        <span className={classes.line}>
          <span className={classes.title}>{title}</span>
          <span className={classes.titleEnd}>{titleEnd}</span>
        </span>
        <span className={classes.line}>
          <span className={classes.secondary}>{line}</span>
          <span className={classes.end}>{lineEnd}</span>
        </span>
        <span className={classes.line}>
          <span className={classes.badges}>{badges}</span>
          <span className={classes.end}>{badgesEnd}</span>
        </span>
      </span>
    </span>
  );
}
