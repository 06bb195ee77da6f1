import type { CalendarInvitation } from '@muster/contracts';
import {
  KeyValueList,
  formatDate,
  formatDateTime,
  formatTime,
  viewerTimeZone,
  zoneCity,
} from '@muster/ui';
import { useResponseMessages } from './messages.ts';

/** Title, time in both zones, and place. */
export function InvitationFacts({ invitation }: { invitation: CalendarInvitation }) {
  const t = useResponseMessages();
  const { title, startsAt, endsAt, allDay, timeZone, place, placeValue, recurrence, description } =
    invitation;
  const own = viewerTimeZone();
  const at = (zone: string) =>
    `${formatDateTime(startsAt, { timeZone: zone, zone: false })} – ${formatTime(endsAt, { timeZone: zone, zone: true })}`;
  return (
    <KeyValueList
      items={[
        { label: t('facts.what'), value: title },
        {
          label: t('facts.when'),
          value: allDay ? formatDate(startsAt, { timeZone, weekday: true }) : at(own),
        },
        ...(allDay || timeZone === own
          ? []
          : [{ label: t('facts.there', { city: zoneCity(timeZone) }), value: at(timeZone) }]),
        ...(recurrence
          ? [
              {
                label: t('repeats.each'),
                value: t(`repeats.${recurrence.frequency}`, { count: recurrence.count }),
              },
            ]
          : []),
        ...(place || placeValue
          ? [{ label: t('facts.where'), value: <Place place={place} value={placeValue} /> }]
          : []),
        ...(description ? [{ label: t('facts.about'), value: description }] : []),
      ]}
    />
  );
}

function Place({ place, value }: { place: CalendarInvitation['place']; value: string | null }) {
  const t = useResponseMessages();
  if ((place === 'external_link' || place === 'platform_meeting') && value)
    return (
      <a href={value} target="_blank" rel="noopener noreferrer">
        {t('facts.join')}
      </a>
    );
  return value ?? (place && t(`place.${place}`));
}
