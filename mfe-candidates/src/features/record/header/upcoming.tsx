import {
  candidatesRoutes,
  href,
  type CalendarEntry,
  type CandidateCalendar,
  type CandidateRecord,
} from '@muster/contracts';
import { AppointmentList, RailSection, localTimeIn, useNow, zoneCity } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

const shown = 3;

/** The candidate's next appointments, in both time zones; nothing if none is planned. */
export function Upcoming({
  candidate,
  calendar,
}: {
  candidate: CandidateRecord;
  calendar: CandidateCalendar;
}) {
  const t = useMessages();
  const now = useNow();
  const planned = calendar.entries.filter(
    ({ endsAt, isCancelled }) => !isCancelled && Date.parse(endsAt) > now,
  );
  if (planned.length === 0) return null;
  const { timeZone } = candidate;
  const noteOf = ({ startsAt, people }: CalendarEntry) =>
    [
      t('record.upcoming.there', {
        time: localTimeIn(timeZone, Date.parse(startsAt)).time,
        city: zoneCity(timeZone),
      }),
      people.map(({ name }) => name).join(', '),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <RailSection title={t('record.upcoming.title')} count={planned.length}>
      <AppointmentList
        items={planned.slice(0, shown).map((entry) => ({
          id: entry.key,
          title: entry.title ?? '',
          start: entry.startsAt,
          end: entry.endsAt,
          note: noteOf(entry),
          href:
            entry.link ??
            href(candidatesRoutes.candidatesByIdProfileCandidateCalendar, { id: candidate.id }),
        }))}
      />
    </RailSection>
  );
}
