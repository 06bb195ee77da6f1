import type { PublicJob } from '@muster/contracts';
import { countryName, zoneCity } from '@muster/ui';
import type { ApplyingMessages } from './messages.ts';

/** Returns the locations where a job can be done. */
export function placeWords(job: PublicJob, t: ApplyingMessages): string {
  const list = job.countries.map((country) => countryName(country)).join(', ');
  switch (job.locationPolicy) {
    case 'countries':
      return list === '' ? t('job.anywhere') : t('job.countries', { list });
    case 'timezones':
      return job.timeZoneBase && job.overlapHours !== null
        ? t('job.timezones', { hours: job.overlapHours, zone: zoneCity(job.timeZoneBase) })
        : t('job.timezonesAny');
    case 'on_site':
      return list === '' ? t('job.on_site') : t('job.onSiteIn', { list });
    default:
      return t('job.anywhere');
  }
}

/** Returns the line below the title of a job in a list. */
export const jobLine = (job: PublicJob, t: ApplyingMessages): string =>
  [t(`engagements.${job.engagement}`), placeWords(job, t)].join(' · ');
