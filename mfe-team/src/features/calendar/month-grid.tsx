import { memo, useDeferredValue, useLayoutEffect, useRef, type RefObject } from 'react';
import type { CalendarEntry } from '@muster/contracts';
import { dayKey, formatDate, formatTime, useNow } from '@muster/ui';
import { daysOf, entriesOfDays } from './calendar-days.ts';
import { useTeamCalendarMessages } from './messages.ts';
import classes from './calendar.module.css';

/** Number of events named per day; the others are counted. */
const maxNamed = 3;
/** From this number of events on, days show only their count. */
const crowded = 200;

interface MonthActions {
  onOpen: (entry: CalendarEntry) => void;
  onDay: (day: string) => void;
}

interface MonthGridProps extends MonthActions {
  month: string;
  entries: readonly CalendarEntry[];
}

/**
 * Full weeks of a month; a day leads to its own view. The days are rendered after the page has
 * responded to a press, one by one between frames, and not again while they are unchanged.
 */
export function MonthGrid({ month, entries, onOpen, onDay }: MonthGridProps) {
  const today = dayKey(useNow());
  const actions = useRef<MonthActions>({ onOpen, onDay });
  useLayoutEffect(() => {
    actions.current = { onOpen, onDay };
  });
  return (
    <MonthDays
      month={useDeferredValue(month)}
      entries={useDeferredValue(entries)}
      today={today}
      actions={actions}
    />
  );
}

interface MonthDaysProps extends Pick<MonthGridProps, 'month' | 'entries'> {
  today: string;
  /** The current handlers of a press. */
  actions: RefObject<MonthActions>;
}

const MonthDays = memo(function MonthDays({ month, entries, today, actions }: MonthDaysProps) {
  const days = daysOf('month', `${month}-01`);
  return (
    <div className={classes.month}>
      {days.slice(0, 7).map((day) => (
        <span key={day} className={classes.weekday}>
          {formatDate(day, { weekday: true, year: false }).split(' ')[0]}
        </span>
      ))}
      {entriesOfDays(entries, days).map((ofDay) => (
        <MonthDay
          key={ofDay.day}
          {...ofDay}
          named={entries.length > crowded ? 0 : maxNamed}
          isOther={!ofDay.day.startsWith(month)}
          isToday={ofDay.day === today}
          actions={actions}
        />
      ))}
    </div>
  );
});

interface MonthDayProps extends Pick<MonthDaysProps, 'entries' | 'actions'> {
  day: string;
  /** Number of events to name. */
  named: number;
  /** Whether the day belongs to the previous or next month. */
  isOther: boolean;
  isToday: boolean;
}

function MonthDay({ day, entries, named, isOther, isToday, actions }: MonthDayProps) {
  const t = useTeamCalendarMessages();
  const name = formatDate(day, { weekday: true });
  const rest = entries.length - named;
  const open = () => actions.current.onDay(day);
  return (
    <section className={classes.cell} aria-label={name} data-other={isOther || undefined}>
      <button
        type="button"
        className={classes.dayNumber}
        data-today={isToday || undefined}
        aria-label={name}
        onClick={open}
      >
        {Number(day.slice(8))}
      </button>
      {entries.slice(0, named).map((entry) => (
        <button
          key={entry.key}
          type="button"
          className={classes.pill}
          data-kind={entry.kind}
          onClick={() => actions.current.onOpen(entry)}
        >
          {entry.days === null && `${formatTime(entry.startsAt)} `}
          {entry.title ?? t('busy')}
        </button>
      ))}
      {rest > 0 && (
        <button type="button" className={classes.more} onClick={open}>
          {named === 0 ? t('events', { count: entries.length }) : t('more', { count: rest })}
        </button>
      )}
    </section>
  );
}
