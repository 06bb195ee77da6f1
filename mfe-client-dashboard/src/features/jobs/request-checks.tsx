import { jobChecklist, limits } from '@muster/contracts';
import { FormSection, IconCircleCheck, IconCircleX, VisuallyHidden } from '@muster/ui';
import type { JobValues } from '../../shared/job-form/job-values.ts';
import classes from './jobs.module.css';
import { useJobsMessages } from './messages.ts';

/** The client's part of what a job needs before it opens. */
const asked = [
  'description',
  'role',
  'seniority',
  'required_skill',
  'location',
  'bill_rate',
] as const;
const isAsked = (item: string): item is (typeof asked)[number] =>
  (asked as readonly string[]).includes(item);

/** What lets the agency start at once; the request can be sent without it. */
export function RequestChecks({ values }: { values: JobValues }) {
  const t = useJobsMessages();
  const { billRate } = values;
  const hasBudget = billRate !== null && (billRate.min !== '' || billRate.max !== '');
  const checks = jobChecklist({
    ...values,
    description: values.description || null,
    billRate: hasBudget ? billRate : null,
    // Supplied by the agency.
    companyStatus: 'active',
    payRate: {},
    positionsCount: 1,
    leadRecruiterId: true,
  });
  return (
    <FormSection title={t('checks.title')} text={t('checks.text')}>
      <ul className={classes.checks}>
        {checks.flatMap(({ item, done }) =>
          isAsked(item) && (item !== 'bill_rate' || billRate !== null) ? (
            <li key={item} className={classes.check}>
              {done ? (
                <IconCircleCheck size={16} className={classes.done} aria-hidden />
              ) : (
                <IconCircleX size={16} className={classes.missing} aria-hidden />
              )}
              <VisuallyHidden>{t(done ? 'checks.done' : 'checks.missing')}</VisuallyHidden>
              {t(`checks.${item}`, { count: limits.job.description.toOpen })}
            </li>
          ) : (
            []
          ),
        )}
      </ul>
    </FormSection>
  );
}
