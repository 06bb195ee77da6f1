import { dayKey, formatDate, formatTime, useNow } from '@muster/ui';
import { entriesOfDays } from './calendar-days.ts';
import { useTeamCalendarMessages } from './messages.ts';
import type { GridProps } from './time-grid.tsx';
import classes from './calendar.module.css';

/** Of a day so many events are named; the others are counted. */
const maxNamed = 3;
/** From so many events on, days only say how many they have. */
const crowded = 200;

interface MonthGridProps extends Omit<GridProps, 'onMove'> {
  month: string;
  onDay: (day: string) => void;
}

/** Full weeks of a month; a day leads to its own view. */
export function MonthGrid({ days, entries, month, onOpen, onDay }: MonthGridProps) {
  const t = useTeamCalendarMessages();
  const today = dayKey(useNow());
  const named = entries.length > crowded ? 0 : maxNamed;
  return (
    <div className={classes.month}>
      {days.slice(0, 7).map((day) => (
        <span key={day} className={classes.weekday}>
          {formatDate(day, { weekday: true, year: false }).split(' ')[0]}
        </span>
      ))}
      {entriesOfDays(entries, days).map(({ day, entries: ofDay }) => {
        const rest = ofDay.length - named;
        const name = formatDate(day, { weekday: true });
        return (
          <section
            key={day}
            className={classes.cell}
            aria-label={name}
            data-other={!day.startsWith(month) || undefined}
          >
            <button
              type="button"
              className={classes.dayNumber}
              data-today={day === today || undefined}
              aria-label={name}
              onClick={() => onDay(day)}
            >
              {Number(day.slice(8))}
            </button>
            {ofDay.slice(0, named).map((entry) => (
              <button
                key={entry.key}
                type="button"
                className={classes.pill}
                data-kind={entry.kind}
                onClick={() => onOpen(entry)}
              >
                {entry.days === null && `${formatTime(entry.startsAt)} `}
                {entry.title ?? t('busy')}
              </button>
            ))}
            {rest > 0 && (
              <button type="button" className={classes.more} onClick={() => onDay(day)}>
                {named === 0 ? t('events', { count: ofDay.length }) : t('more', { count: rest })}
              </button>
            )}
          </section>
        );
      })}
    </div>
  );
}
