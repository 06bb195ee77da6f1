import { formatDate, formatDateTime, formatTime } from '../format/dates.ts';
import type { DateLike } from '../format/date-like.ts';
import { formatRelativeDateTime, formatRelativeDay } from '../format/relative.ts';
import { ValueTooltip } from './value-tooltip.tsx';
import classes from './value.module.css';

export type DateTimeProps = {
  value: DateLike;
  /** `day` 14 Dec 2026, `relative-day` Yesterday, `relative` Yesterday, 17:22, `time` 17:22, `full` with zone. */
  as?: 'day' | 'relative-day' | 'relative' | 'time' | 'full';
  timeZone?: string;
};

/** A moment in the viewer's zone; the tooltip and the markup carry the exact one. */
export function DateTime({ value, as = 'full', timeZone }: DateTimeProps) {
  const full = () => formatDateTime(value, { timeZone });
  const texts = {
    day: () => formatDate(value, { timeZone }),
    'relative-day': () => formatRelativeDay(value, { timeZone }),
    relative: () => formatRelativeDateTime(value, { timeZone }),
    time: () => formatTime(value, { timeZone }),
    full,
  };
  const text = texts[as]();
  if (!text) return null;
  const time = (
    <time className={classes.numeric} dateTime={new Date(value).toISOString()}>
      {text}
    </time>
  );
  return as === 'full' || as === 'day' ? time : <ValueTooltip label={full}>{time}</ValueTooltip>;
}
