import { toMinorUnits, type JobDetails } from '@muster/contracts';
import { useCan } from '@muster/kit';
import {
  Card,
  ChipList,
  DateTime,
  IconLock,
  KeyValueList,
  countryName,
  formatMargin,
  zoneCity,
} from '@muster/ui';
import { useJobMessages } from '../../shared/job-words.ts';
import { rateText } from '../../shared/rate-text.ts';
import type { JobCardProps } from './card-props.ts';
import { EditLink } from './edit-link.tsx';
import classes from './record.module.css';
import { useRecordMessages } from './messages.ts';

/** Working terms; rates as far as the reader may know them. */
export function ConditionsCard({ job, details }: JobCardProps) {
  const t = useRecordMessages();
  const words = useJobMessages();
  const can = useCan();
  const unknown = t('conditions.unknown');
  const { billRate, payRate } = details;
  const margin = can('application.readMargin') ? marginOf(details) : null;
  const rate = (range: typeof billRate) => (range ? rateText(range, words) : unknown);
  return (
    <Card
      title={t('conditions.title')}
      actions={<EditLink job={job} part="conditions" label={t('conditions.edit')} />}
    >
      <KeyValueList
        items={[
          { label: t('conditions.role'), value: details.primaryRole ?? unknown },
          {
            label: t('conditions.seniority'),
            value: details.seniority ? words(`seniority.${details.seniority}`) : unknown,
          },
          { label: t('conditions.engagement'), value: words(`engagement.${details.engagement}`) },
          {
            label: t('conditions.hours'),
            value: t('conditions.hoursValue', { hours: details.hoursPerWeek }),
          },
          {
            label: t('conditions.duration'),
            value:
              details.durationMonths === null
                ? t('conditions.openEnded')
                : t('conditions.months', { count: details.durationMonths }),
          },
          {
            label: t('conditions.english'),
            value: t('conditions.englishValue', { level: details.englishMin }),
          },
          { label: t('conditions.location'), value: <Place details={details} /> },
          ...(details.targetStartDate
            ? [
                {
                  label: t('conditions.start'),
                  value: <DateTime value={details.targetStartDate} as="day" />,
                },
              ]
            : []),
          ...(details.deadline
            ? [
                {
                  label: t('conditions.deadline'),
                  value: <DateTime value={details.deadline} as="day" />,
                },
              ]
            : []),
          ...(billRate === undefined
            ? []
            : [{ label: t('conditions.bill'), value: rate(billRate) }]),
          ...(payRate === undefined
            ? []
            : [
                {
                  label: t('conditions.pay'),
                  value: (
                    <>
                      {rate(payRate)} <Hidden />
                    </>
                  ),
                },
              ]),
          ...(margin === null
            ? []
            : [{ label: t('conditions.margin'), value: formatMargin(margin) }]),
          ...(details.submissionLimit === null
            ? []
            : [
                {
                  label: t('conditions.limit'),
                  value: t('conditions.limitValue', { count: details.submissionLimit }),
                },
              ]),
          { label: t('conditions.visibility'), value: words(`visibility.${details.visibility}`) },
          ...(details.pools.length > 0
            ? [
                {
                  label: t('conditions.pools'),
                  value: <ChipList items={details.pools.map(({ name }) => name)} max={3} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

function Hidden() {
  const t = useRecordMessages();
  return (
    <span className={classes.hint}>
      <IconLock size={14} aria-hidden />
      {t('conditions.hidden')}
    </span>
  );
}

function Place({ details }: { details: JobDetails }) {
  const t = useRecordMessages();
  const words = useJobMessages();
  const { locationPolicy, countries, timeZoneBase, overlapHours } = details;
  const parts = [
    words(`location.${locationPolicy}`),
    countries.map(countryName).join(', '),
    timeZoneBase &&
      (overlapHours === null
        ? zoneCity(timeZoneBase)
        : t('conditions.overlap', { hours: overlapHours, zone: zoneCity(timeZoneBase) })),
  ];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}

/**
 * Returns the margin of the highest bill rate over the highest pay rate; null if they cannot be
 * compared.
 */
function marginOf({ billRate, payRate }: JobDetails): number | null {
  const bill = billRate?.max ?? billRate?.min;
  const pay = payRate?.max ?? payRate?.min;
  if (!billRate || !payRate || !bill || !pay) return null;
  if (billRate.currency !== payRate.currency || billRate.unit !== payRate.unit) return null;
  return (toMinorUnits(bill) - toMinorUnits(pay)) / toMinorUnits(bill);
}
