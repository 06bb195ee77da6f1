import type { CandidateRecord, MergeField } from '@muster/contracts';
import { countryName, formatDate, stateLabel, zoneCity } from '@muster/ui';
import { noticeText } from '../../shared/notice-text.ts';
import type { Translate } from '../../shared/use-messages.ts';
import { yearsText } from '../../shared/years-text.ts';

type Say = (record: CandidateRecord, t: Translate) => string | null;

/** Describes a record's value of a field; null if it is empty. */
export const mergeFieldValue = (
  field: MergeField,
  record: CandidateRecord,
  t: Translate,
): string | null => sayings[field](record, t) || null;

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

const sayings: Readonly<Record<MergeField, Say>> = {
  name: ({ firstName, middleName, lastName }) =>
    [firstName, middleName, lastName].filter(Boolean).join(' '),
  preferredName: ({ preferredName }) => preferredName,
  pronouns: ({ pronouns }) => pronouns,
  headline: ({ headline }) => headline,
  email: ({ contact }) => contact?.email ?? null,
  phone: ({ contact }) => contact?.phone ?? null,
  place: ({ city, region, country }) => joined(city, region, countryName(country)),
  timeZone: ({ timeZone }) => zoneCity(timeZone),
  birthDate: ({ sensitive }) => (sensitive?.birthDate ? formatDate(sensitive.birthDate) : null),
  workAuthorisation: ({ sensitive }, t) =>
    joined(
      ...(sensitive?.workAuthorisation ?? []).map(
        ({ country, kind }) => `${countryName(country)} (${t(`enum.authorisation.${kind}`)})`,
      ),
    ),
  primaryRole: ({ primaryRole }) => primaryRole,
  seniority: ({ seniority }, t) => seniority && t(`enum.seniority.${seniority}`),
  yearsExperience: ({ yearsExperience }, t) =>
    yearsExperience === null ? null : yearsText(yearsExperience, t),
  vetting: ({ vettingStatus }) => stateLabel('vetting', vettingStatus),
  standing: ({ status }) => stateLabel('candidate', status),
  notice: ({ availability: { noticePeriodDays, noticeNote } }, t) =>
    joined(noticePeriodDays === null ? null : noticeText(noticePeriodDays, t), noticeNote),
  availableFrom: ({ availability: { availableFrom } }) =>
    availableFrom && formatDate(availableFrom),
  weeklyCapacityHours: ({ availability }, t) =>
    t('record.about.capacityValue', { hours: availability.weeklyCapacityHours }),
  overlap: ({ availability: { overlapHours, overlapTimeZone } }, t) =>
    overlapHours !== null && overlapTimeZone
      ? t('record.about.overlapValue', { hours: overlapHours, zone: zoneCity(overlapTimeZone) })
      : null,
  owner: ({ owner }) => owner?.name ?? null,
  source: ({ sourceKind, sourceDetail }, t) => joined(t(`enum.source.${sourceKind}`), sourceDetail),
  rating: ({ rating }) => (rating === null ? null : `${rating} / 5`),
};
