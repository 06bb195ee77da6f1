import type { ReactNode } from 'react';
import { formatTime } from '../format/dates.ts';
import type { DateLike } from '../format/date-like.ts';
import { viewerTimeZone } from '../format/viewer.ts';
import { zoneName } from '../format/zones.ts';
import { Link } from '../link/link-context.tsx';
import { DateTile } from '../primitives/date-tile.tsx';
import classes from './appointment.module.css';

export type Appointment = {
  id: string;
  title: string;
  start: DateLike;
  end: DateLike;
  /** The other person's time and the attendees: `12:00 in Recife · Lumera Pay`. */
  note?: ReactNode;
  href?: string;
};

/** Appointments with a calendar leaf, in the viewer's zone with its name. */
export function AppointmentList({
  items,
  timeZone = viewerTimeZone(),
}: {
  items: readonly Appointment[];
  timeZone?: string;
}) {
  return (
    <ul className={classes.list}>
      {items.map(({ id, title, start, end, note, href }) => (
        <li key={id} className={classes.item}>
          <DateTile value={start} timeZone={timeZone} />
          <div className={classes.text}>
            <div className={classes.title}>{href ? <Link href={href}>{title}</Link> : title}</div>
            <div className={classes.time}>
              {formatTime(start, { timeZone })}–{formatTime(end, { timeZone })}{' '}
              {zoneName(timeZone, start)}
            </div>
            {note && <div className={classes.note}>{note}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
