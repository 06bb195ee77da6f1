import { momentIn, type CandidateCalendar } from '@muster/contracts';
import {
  Card,
  EmptyLine,
  KeyValueList,
  dayKey,
  formatDate,
  formatTime,
  useNow,
  viewerTimeZone,
  zoneCity,
} from '@muster/ui';
import { useCandidateCalendarMessages } from './messages.ts';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The candidate's available hours, in their time zone and the reader's. */
export function HoursOfCandidate({
  calendar: { candidate, hours },
}: {
  calendar: CandidateCalendar;
}) {
  const t = useCandidateCalendarMessages();
  const now = useNow();
  const zone = hours?.timeZone ?? candidate.timeZone;
  const today = dayKey(now);
  const mine = (clock: string) =>
    formatTime(momentIn(today, clock === '24:00' ? '23:59' : clock, zone ?? viewerTimeZone()));
  return (
    <Card title={t('hours.title')}>
      {zone && (
        <p>
          {t('hours.clocks', {
            theirs: formatTime(now, { timeZone: zone }),
            city: zoneCity(zone),
            own: formatTime(now),
          })}
        </p>
      )}
      {hours ? (
        <KeyValueList
          items={[
            ...hours.weekly.map(({ weekday, from, to }) => ({
              label: t(`hours.d${weekday as Weekday}`),
              value: `${from} – ${to} (${t('hours.mine', { from: mine(from), to: mine(to) })})`,
            })),
            ...hours.away.map(({ firstDay, lastDay }) => ({
              label: t('hours.away'),
              value: `${formatDate(firstDay)} – ${formatDate(lastDay)}`,
            })),
          ]}
        />
      ) : (
        <EmptyLine text={t('hours.unknown')} />
      )}
    </Card>
  );
}
