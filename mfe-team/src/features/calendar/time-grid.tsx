import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import type { CalendarEntry } from '@muster/contracts';
import { dayKey, formatDate, formatTime, useNow, zoneCity } from '@muster/ui';
import {
  entriesOn,
  placeEntries,
  shifted,
  type NewTime,
  type PlacedEntry,
} from './calendar-days.ts';
import { useLayerMessages } from './layers/messages.ts';
import { changeOf, clocksIn } from './layers/zone-clocks.ts';
import { useTeamCalendarMessages } from './messages.ts';
import { useDragEntry } from './use-drag-entry.ts';
import classes from './calendar.module.css';

export interface GridProps {
  days: readonly string[];
  /** Time zones shown beside the hours. */
  zones?: readonly string[];
  entries: readonly CalendarEntry[];
  onOpen: (entry: CalendarEntry) => void;
  onMove: (entry: CalendarEntry, time: NewTime) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** The hour at the top of the grid when it opens. */
const morning = 7;
/** Up to this length an event has room for one line only. */
const shortMinutes = 30;
const percent = (minutes: number): string => `${(minutes / (24 * 60)) * 100}%`;

/** Days side by side, hours from top to bottom; events can be dragged and resized. */
export function TimeGrid({ days, zones = [], entries, onOpen, onMove }: GridProps) {
  const t = useTeamCalendarMessages();
  const words = useLayerMessages();
  const scroller = useRef<HTMLDivElement>(null);
  // Scrolls to the morning; the night is above.
  useLayoutEffect(() => {
    const frame = scroller.current;
    if (frame) frame.scrollTop = (frame.scrollHeight * morning) / 24;
  }, []);
  const today = dayKey(useNow());
  const [first = ''] = days;
  const last = days.at(-1) ?? first;
  const columns = { '--days': days.length, '--zones': zones.length } as CSSProperties;
  const changes = zones.flatMap((zone) => {
    const day = changeOf(days, zone);
    return day ? [words('changes', { city: zoneCity(zone), day: formatDate(day) })] : [];
  });
  const label = t('grid', { from: formatDate(first), to: formatDate(last) });
  return (
    <div className={classes.gridFrame}>
      {changes.map((change) => (
        <p key={change} className={classes.change}>
          {change}
        </p>
      ))}
      <div className={classes.heads} style={columns}>
        {zones.map((zone) => (
          <span key={zone} className={classes.zone} title={zone}>
            {zoneCity(zone)}
          </span>
        ))}
        <span />
        {days.map((day) => (
          <h2 key={day} className={classes.head} data-today={day === today || undefined}>
            {formatDate(day, { weekday: true, year: false })}
          </h2>
        ))}
        {zones.map((zone) => (
          <span key={zone} />
        ))}
        <span />
        {days.map((day) => (
          <div key={day} className={classes.allDay}>
            {entriesOn(entries, day)
              .filter((entry) => entry.days !== null)
              .map((entry) => (
                <button
                  key={entry.key}
                  type="button"
                  className={classes.pill}
                  data-kind={entry.kind}
                  onClick={() => onOpen(entry)}
                >
                  {entry.title ?? t('busy')}
                </button>
              ))}
          </div>
        ))}
      </div>
      <div
        ref={scroller}
        className={classes.scroller}
        role="region"
        aria-label={label}
        tabIndex={0}
      >
        <div className={classes.grid} style={columns}>
          {zones.map((zone) => (
            <div key={zone} className={classes.hours} data-other>
              {clocksIn(first, zone).map((clock, hour) => (
                <span key={hours[hour]}>{clock}</span>
              ))}
            </div>
          ))}
          <div className={classes.hours} aria-hidden>
            {hours.map((hour) => (
              <span key={hour}>{`${String(hour).padStart(2, '0')}:00`}</span>
            ))}
          </div>
          {days.map((day) => (
            <div key={day} className={classes.column} data-day={day}>
              {placeEntries(entries, day).map((placed) => (
                <Block key={placed.entry.key} placed={placed} onOpen={onOpen} onMove={onMove} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, { days: number; minutes: number }>> = {
  ArrowUp: { days: 0, minutes: -15 },
  ArrowDown: { days: 0, minutes: 15 },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};

function Block({
  placed: { entry, from, to, column, columns },
  onOpen,
  onMove,
}: Pick<GridProps, 'onOpen' | 'onMove'> & { placed: PlacedEntry }) {
  const t = useTeamCalendarMessages();
  const mayMove = entry.event?.mayEdit ?? false;
  const drag = useDragEntry(entry, onMove);
  const title = entry.title ?? t('busy');
  function moveByKey(event: KeyboardEvent) {
    const by = steps[event.key];
    if (!event.altKey || !mayMove || !by) return;
    event.preventDefault();
    onMove(entry, shifted(entry, by));
  }
  return (
    <div
      className={classes.block}
      data-kind={entry.kind}
      data-busy={entry.title === null || undefined}
      data-dragged={drag.offset !== null || undefined}
      style={{
        top: percent(from),
        height: percent(to - from),
        left: `${(column / columns) * 100}%`,
        width: `${100 / columns}%`,
        ...(drag.offset && { transform: `translate(${drag.offset.x}px, ${drag.offset.y}px)` }),
      }}
    >
      <button
        type="button"
        className={classes.blockText}
        data-short={to - from <= shortMinutes || undefined}
        onKeyDown={moveByKey}
        onClick={() => !drag.wasDragged() && onOpen(entry)}
        {...(mayMove && drag.handlers(false))}
      >
        <strong>{title}</strong>
        <span>
          {formatTime(entry.startsAt)} – {formatTime(entry.endsAt)}
        </span>
        <span>{entry.people.map(({ name }) => name).join(', ')}</span>
      </button>
      {mayMove && (
        <span className={classes.stretch} title={t('resize', { title })} {...drag.handlers(true)} />
      )}
    </div>
  );
}
