import type { CSSProperties } from 'react';
import type { Overlap } from '@muster/contracts';
import { formatDate, formatMonth, zoneCity } from '@muster/ui';
import { useOverlapMessages } from './messages.ts';
import classes from './overlap.module.css';

/** One hour on each working day of a week, in minutes. */
const wholeHour = 5 * 60;
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Hours of the day against weeks of the year: the more days share an hour, the darker the cell. */
export function OverlapMap({ overlap }: { overlap: Overlap }) {
  const t = useOverlapMessages();
  const { weeks, usual, timeZone } = overlap;
  const shared = Array.from({ length: 24 }, (_hour, hour) => hour).filter((hour) =>
    weeks.some(({ hours }) => (hours[hour] ?? 0) > 0),
  );
  const first = Math.max(0, (shared[0] ?? 0) - 1);
  const last = Math.min(23, (shared.at(-1) ?? 23) + 1);
  const rows = Array.from({ length: last - first + 1 }, (_row, index) => first + index);
  return (
    <figure className={classes.figure}>
      <div
        className={classes.map}
        role="img"
        aria-label={t('map', { city: zoneCity(timeZone), hours: Math.round(usual / 6) / 10 })}
        style={{ '--weeks': weeks.length } as CSSProperties}
      >
        {rows.map((hour) => (
          <div key={hour} className={classes.row}>
            <span className={classes.hour}>{clock(hour)}</span>
            {weeks.map(({ from, hours }) => (
              <span
                key={from}
                className={classes.cell}
                title={`${formatDate(from)}, ${clock(hour)}`}
                style={{ '--share': Math.min(1, (hours[hour] ?? 0) / wholeHour) } as CSSProperties}
              />
            ))}
          </div>
        ))}
        <div className={classes.row}>
          <span className={classes.hour} />
          {weeks.map(({ from, minutes }) => (
            <span key={from} className={classes.mark} data-less={minutes < usual || undefined} />
          ))}
        </div>
        {/* At the first Monday of each. */}
        <div className={classes.months}>
          {weeks
            .filter(({ from }) => from.slice(8) <= '07')
            .map(({ from }) => (
              <span
                key={from}
                style={{ '--at': weeks.findIndex((week) => week.from === from) } as CSSProperties}
              >
                {formatMonth(from.slice(0, 7)).slice(0, 3)}
              </span>
            ))}
        </div>
      </div>
      <figcaption className={classes.text}>{t('legend', { city: zoneCity(timeZone) })}</figcaption>
    </figure>
  );
}
