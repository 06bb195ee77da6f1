import { useState } from 'react';
import type { HostHours } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Button, Card, EmptyLine, Skeleton, formatDate, zoneCity } from '@muster/ui';
import { useAvailabilityReadQuery } from './calendar-context.tsx';
import { HoursDrawer } from './hours-drawer.tsx';
import { useCalendarMessages } from './messages.ts';
import { ZoneChange } from './zone-change.tsx';
import classes from './calendar.module.css';

/** The own weekly hours and days off, with their editor. */
export function HoursCard() {
  const t = useCalendarMessages();
  const [isOpen, setOpen] = useState(false);
  const query = useAvailabilityReadQuery({});
  return (
    <Card
      title={t('hours.title')}
      actions={
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          {t('hours.edit')}
        </Button>
      }
    >
      <QueryView
        query={query}
        size="compact"
        isEmpty={() => false}
        skeleton={<Skeleton height={140} />}
      >
        {(hours) => (
          <div className={classes.hours}>
            {hours.setIn && <ZoneChange hours={hours} setIn={hours.setIn} />}
            <HoursList hours={hours} />
            {isOpen && <HoursDrawer hours={hours} onClose={() => setOpen(false)} />}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

function HoursList({ hours }: { hours: HostHours }) {
  const t = useCalendarMessages();
  const { weekly, overrides, timeZone, version } = hours;
  if (version === 0) return <EmptyLine text={t('hours.unset')} />;
  const open = weekdays.filter((day) => weekly.some(({ weekday }) => weekday === day));
  const off = overrides.filter(({ kind }) => kind !== 'open');
  return (
    <>
      <p className={classes.text}>{t('hours.text', { zone: zoneCity(timeZone) })}</p>
      {open.length === 0 && <EmptyLine text={t('hours.none')} />}
      <dl className={classes.week}>
        {open.map((day) => (
          <div key={day}>
            <dt>{t(`hours.days.d${day}`)}</dt>
            <dd>
              {weekly
                .filter(({ weekday }) => weekday === day)
                .map(({ from, to }) => `${from} – ${to}`)
                .join(', ')}
            </dd>
          </div>
        ))}
        {off.map(({ firstDay, lastDay }, index) => (
          <div key={`${firstDay}-${index}`}>
            <dt>{t('hours.away')}</dt>
            <dd>
              {firstDay === lastDay
                ? formatDate(firstDay)
                : `${formatDate(firstDay)} – ${formatDate(lastDay)}`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
