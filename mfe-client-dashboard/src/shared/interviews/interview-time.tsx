import type { InterviewForClient } from '@muster/contracts';
import { formatDate, formatDateTime, formatTime, viewerTimeZone, zoneCity } from '@muster/ui';
import type { TimeWords } from './time-messages.ts';

type Timed = Pick<InterviewForClient, 'startsAt' | 'endsAt' | 'candidate'>;

/** `Thu 26 Nov 2026, 10:00–10:45 CET`, in the reader's time zone. */
export const timeInWords = ({ startsAt, endsAt }: Timed, t: TimeWords): string =>
  t('when', {
    day: formatDate(startsAt, { weekday: true }),
    from: formatTime(startsAt),
    to: formatTime(endsAt, { zone: true }),
  });

/** Returns the same time in the candidate's zone, with its day; null if both clocks agree. */
export function candidateTime({ startsAt, candidate }: Timed, t: TimeWords): string | null {
  const { timeZone } = candidate;
  const at = formatDateTime(startsAt, { timeZone, zone: false });
  const isSame = at === formatDateTime(startsAt, { timeZone: viewerTimeZone(), zone: false });
  return isSame ? null : t('there', { time: at, city: zoneCity(timeZone) });
}
