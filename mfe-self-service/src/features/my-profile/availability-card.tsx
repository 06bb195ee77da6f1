import { Card, ChipList, DateTime, KeyValueList, countryName, zoneCity } from '@muster/ui';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { EditBlock } from './editing/edit-block.tsx';
import type { OwnProfile } from './own-profile.ts';

type Availability = OwnProfile['availability'];

/** When, how much and for what the person can work. */
export function AvailabilityCard({ profile }: { profile: OwnProfile }) {
  const { availability } = profile;
  const t = useMessages();
  const unknown = t('profile.unknown');
  const { availableFrom, openTo, relocationCountries } = availability;
  return (
    <Card
      title={t('profile.availability.title')}
      actions={<EditBlock block="availability" profile={profile} />}
    >
      <KeyValueList
        items={[
          {
            label: t('profile.availability.from'),
            value: availableFrom ? <DateTime value={availableFrom} as="day" /> : unknown,
          },
          {
            label: t('profile.availability.notice'),
            value: noticeText(availability, t) ?? unknown,
          },
          {
            label: t('profile.availability.capacity'),
            value: t('profile.availability.capacityValue', {
              hours: availability.weeklyCapacityHours,
            }),
          },
          { label: t('profile.availability.overlap'), value: overlapText(availability, t) },
          {
            label: t('profile.availability.openTo'),
            value:
              openTo.length > 0 ? (
                <ChipList items={openTo.map((option) => t(`enum.openTo.${option}`))} />
              ) : (
                unknown
              ),
          },
          {
            label: t('profile.availability.relocation'),
            value: relocationCountries.map(countryName).join(', '),
          },
        ]}
      />
    </Card>
  );
}

function noticeText({ noticePeriodDays, noticeNote }: Availability, t: Translate): string | null {
  if (noticePeriodDays === null) return noticeNote;
  const days =
    noticePeriodDays === 0
      ? t('profile.availability.noticeNone')
      : t('profile.availability.noticeValue', { count: noticePeriodDays });
  return [days, noticeNote].filter(Boolean).join(' · ');
}

function overlapText({ overlapHours, overlapTimeZone }: Availability, t: Translate): string | null {
  if (overlapHours === null || overlapTimeZone === null) return null;
  return t('profile.availability.overlapValue', {
    hours: overlapHours,
    zone: zoneCity(overlapTimeZone),
  });
}
