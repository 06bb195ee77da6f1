import type { ClientJobRecord } from '@muster/contracts';
import { Card, KeyValueList, Stack, countryName, formatDate, zoneCity } from '@muster/ui';
import { jobValues } from '../../shared/job-form/job-values.ts';
import { useFormMessages, type FormMessages } from '../../shared/job-form/messages.ts';
import { budgetText } from '../../shared/job-form/use-job-form.ts';
import classes from './jobs.module.css';
import { useJobsMessages } from './messages.ts';

/** Agreed facts, shown as text rather than as disabled fields. */
export function AgreedCard({ job, text }: { job: ClientJobRecord; text?: string }) {
  const t = useJobsMessages();
  const words = useFormMessages();
  return (
    <Card title={t('edit.agreed')}>
      <Stack gap="sm">
        {text && <p className={classes.quiet}>{text}</p>}
        <KeyValueList items={factsOf(job, words)} />
      </Stack>
    </Card>
  );
}

const namesOf = (skills: readonly { name: string }[]): string =>
  skills.map(({ name }) => name).join(', ');

const factsOf = (job: ClientJobRecord, t: FormMessages) => [
  { label: t('title'), value: job.title },
  { label: t('seats'), value: String(job.positionsCount) },
  { label: t('primaryRole'), value: job.primaryRole },
  { label: t('seniority'), value: job.seniority && t(`seniorities.${job.seniority}`) },
  { label: t('requiredSkills'), value: namesOf(job.skillsRequired) },
  { label: t('section.niceSkills'), value: namesOf(job.skillsNice) },
  {
    label: t('engagement'),
    value: [
      t(`engagements.${job.engagement}`),
      t('hoursValue', { count: job.hoursPerWeek }),
      job.durationMonths === null
        ? t('openEnded')
        : t('monthsValue', { count: job.durationMonths }),
    ].join(', '),
  },
  { label: t('start'), value: job.targetStartDate && formatDate(job.targetStartDate) },
  { label: t('english'), value: job.englishMin },
  {
    label: t('location'),
    value: [t(`locations.${job.locationPolicy}`), ...job.countries.map(countryName)].join(', '),
  },
  { label: t('timeZone'), value: job.timeZoneBase && zoneCity(job.timeZoneBase) },
  { label: t('section.budget'), value: budgetText(jobValues(job).billRate, t) },
];
