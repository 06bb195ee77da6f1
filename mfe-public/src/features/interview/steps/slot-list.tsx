import { isOddHour } from '@muster/contracts';
import { useId, useState } from 'react';
import { Button, IconMoon, formatDate, formatTime, zoneCity } from '@muster/ui';
import { useInterviewMessages } from '../messages.ts';
import { firstTimes, type DayOfTimes } from '../when.ts';
import classes from '../interview.module.css';

interface SlotListProps {
  days: readonly DayOfTimes[];
  day: DayOfTimes;
  timeZone: string;
  hostTimeZone: string;
  chosen: string | null;
  onDay: (day: string) => void;
  onChoose: (startsAt: string) => void;
}

/** Days with free times, and the times of the chosen day. */
export function SlotList(props: SlotListProps) {
  const { days, day, timeZone, hostTimeZone, chosen, onDay, onChoose } = props;
  const t = useInterviewMessages();
  const name = useId();
  const [isAll, setIsAll] = useState(false);
  const isApart = hostTimeZone !== timeZone;
  const first = new Set(firstTimes(day.times, timeZone));
  const shown = day.times.filter((time) => isAll || first.has(time) || time.startsAt === chosen);
  const hidden = day.times.length - shown.length;
  return (
    <>
      <ul
        className={classes.days}
        data-few={days.length <= 4 || undefined}
        aria-label={t('choose.days')}
      >
        {days.map((one) => (
          <li key={one.day}>
            <button
              type="button"
              className={classes.day}
              aria-pressed={one.day === day.day}
              onClick={() => onDay(one.day)}
            >
              <small>{formatDate(one.day, { weekday: true, year: false }).split(' ')[0]}</small>
              <strong>{formatDate(one.day, { year: false })}</strong>
              <small>{t('choose.times', { count: one.times.length })}</small>
            </button>
          </li>
        ))}
      </ul>
      <div>
        <div className={classes.slotHead} aria-hidden>
          <span>{t('choose.yours')}</span>
          {isApart && <span>{zoneCity(hostTimeZone)}</span>}
        </div>
        <fieldset
          className={classes.slots}
          aria-label={t('choose.slots', { day: formatDate(day.day, { weekday: true }) })}
        >
          {shown.map((time) => (
            <label key={time.startsAt} className={classes.slot}>
              <input
                type="radio"
                name={name}
                value={time.startsAt}
                checked={time.startsAt === chosen}
                onChange={() => onChoose(time.startsAt)}
              />
              <span className={classes.slotTime}>
                <strong>{formatTime(time.startsAt, { timeZone })}</strong>
                <span className={classes.slotEnd}> – {formatTime(time.endsAt, { timeZone })}</span>
              </span>
              {isOddHour(time, timeZone) && (
                <IconMoon size={16} role="img" aria-label={t('choose.early')} />
              )}
              {isApart && (
                <span className={classes.slotThere}>
                  {formatTime(time.startsAt, { timeZone: hostTimeZone })}
                </span>
              )}
            </label>
          ))}
        </fieldset>
        {hidden > 0 && (
          <Button size="lg" fullWidth variant="subtle" onClick={() => setIsAll(true)}>
            {t('choose.more', { count: hidden })}
          </Button>
        )}
      </div>
    </>
  );
}
