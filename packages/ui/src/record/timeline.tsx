import type { ReactNode } from 'react';
import type { IconComponent } from '../primitives/icons.ts';
import { DateTime } from '../primitives/date-time.tsx';
import type { DateLike } from '../format/date-like.ts';
import classes from './timeline.module.css';

export type TimelineItem = {
  id: string;
  icon: IconComponent;
  /** Who did what; names in `<strong>`. */
  title: ReactNode;
  when: DateLike;
  /** A text written by a user. */
  quote?: ReactNode;
};

/** Events, newest first. */
export function Timeline({
  items,
  timeZone,
  timeOnly = false,
}: {
  items: readonly TimelineItem[];
  timeZone?: string;
  /** Set if the day is already shown above. */
  timeOnly?: boolean;
}) {
  return (
    <ol className={classes.list}>
      {items.map(({ id, icon: Icon, title, when, quote }) => (
        <li key={id} className={classes.item}>
          <span className={classes.icon}>
            <Icon size={12} aria-hidden />
          </span>
          <div className={classes.text}>
            <div className={classes.title}>{title}</div>
            {quote && <blockquote className={classes.quote}>{quote}</blockquote>}
            <div className={classes.when}>
              <DateTime value={when} as={timeOnly ? 'time' : 'relative'} timeZone={timeZone} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
