import { useState } from 'react';
import type { HostHours } from '@muster/contracts';
import { LoadingDrawer, QueryView } from '@muster/kit';
import { Button, Card, EmptyLine, Skeleton, formatDate, zoneCity } from '@muster/ui';
import { useAvailabilityReadQuery } from './calendar-context.tsx';
import { HoursDrawer } from './hours-drawer.tsx';
import type { FindColleagues } from './other-days-fields.tsx';
import { useCalendarMessages } from './messages.ts';
import { ZoneChange } from './zone-change.tsx';
import classes from './calendar.module.css';

export interface HoursCardProps {
  /** Looks up colleagues who may stand in; absent for users who have no stand-in. */
  findColleagues?: FindColleagues;
}

/** The user's weekly hours and exceptions, with their editor. */
export function HoursCard({ findColleagues }: HoursCardProps) {
  const t = useCalendarMessages();
  const [isOpen, setOpen] = useState(false);
  const query = useAvailabilityReadQuery({});
  const close = () => setOpen(false);
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
          </div>
        )}
      </QueryView>
      {isOpen &&
        (query.data ? (
          <HoursDrawer hours={query.data} findColleagues={findColleagues} onClose={close} />
        ) : (
          <LoadingDrawer query={query} onClose={close} title={t('hours.title')} />
        ))}
    </Card>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

function HoursList({ hours }: { hours: HostHours }) {
  const t = useCalendarMessages();
  const { weekly, overrides, timeZone, version, substitutes = [] } = hours;
  if (version === 0) return <EmptyLine text={t('hours.unset')} />;
  const open = weekdays.filter((day) => weekly.some(({ weekday }) => weekday === day));
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
        {overrides.map((one, index) => (
          <OtherDays
            key={`${one.firstDay}-${index}`}
            days={one}
            substitute={substitutes.find(({ id }) => id === one.substituteId)?.name}
          />
        ))}
      </dl>
    </>
  );
}

interface OtherDaysProps {
  days: HostHours['overrides'][number];
  substitute: string | undefined;
}

function OtherDays({ days, substitute }: OtherDaysProps) {
  const t = useCalendarMessages();
  return (
    <div>
      <dt>{t(`hours.kinds.${days.kind}`)}</dt>
      <dd>
        {daysInWords(days)}
        {substitute && <small>{t('hours.takesOver', { name: substitute })}</small>}
        {days.note && <small>{days.note}</small>}
      </dd>
    </div>
  );
}

function daysInWords({ firstDay, lastDay, from, to }: HostHours['overrides'][number]): string {
  const days =
    firstDay === lastDay
      ? formatDate(firstDay)
      : `${formatDate(firstDay)} – ${formatDate(lastDay)}`;
  return from !== null && to !== null ? `${days}, ${from} – ${to}` : days;
}
