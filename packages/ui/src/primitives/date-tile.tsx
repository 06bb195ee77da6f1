import { formatDate, dayKey } from '../format/dates.ts';
import type { DateLike } from '../format/date-like.ts';
import classes from './date-tile.module.css';

export type DateTileProps = { value: DateLike; timeZone?: string };

/** A small calendar leaf beside an appointment: month above, day below. */
export function DateTile({ value, timeZone }: DateTileProps) {
  const key = dayKey(value, { timeZone });
  const [day, month] = formatDate(key, { year: false }).split(' ');
  return (
    <time className={classes.tile} dateTime={key}>
      <span className={classes.month}>{month}</span>
      <span className={classes.day}>{day}</span>
    </time>
  );
}
