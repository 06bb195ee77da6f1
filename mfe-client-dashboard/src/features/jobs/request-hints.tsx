import type { ClientJobForm } from '@muster/contracts';
import { Button, Group, IconPlus } from '@muster/ui';
import type { JobForm } from '../../shared/job-form/job-values.ts';
import { useFormMessages } from '../../shared/job-form/messages.ts';
import { budgetText } from '../../shared/job-form/use-job-form.ts';
import { hintsFor } from './job-hints.ts';
import classes from './jobs.module.css';
import { useJobsMessages } from './messages.ts';

interface RequestHintsProps {
  form: JobForm;
  start: ClientJobForm;
}

/** Hints from the company's own similar jobs; nothing if there are none. */
export function RequestHints({ form, start }: RequestHintsProps) {
  const t = useJobsMessages();
  const words = useFormMessages();
  const hints = hintsFor(form.values, start.formerJobs);
  if (!hints) return null;
  const { jobs, daysToFill, hoursPerWeek, durationMonths, billRate, skills } = hints;
  const range = billRate && { ...billRate, min: billRate.min ?? '', max: billRate.max ?? '' };
  return (
    <section className={classes.hints} aria-label={t('hints.title')}>
      <h4 className={classes.hintsTitle}>{t('hints.title')}</h4>
      <ul className={classes.hintLines}>
        {daysToFill !== null && <li>{t('hints.days', { count: daysToFill })}</li>}
        <li>
          {t('hints.hours', {
            hours: words('hoursValue', { count: hoursPerWeek }),
            months:
              durationMonths === null
                ? words('openEnded').toLowerCase()
                : words('monthsValue', { count: durationMonths }),
          })}
        </li>
        {range && start.seesBillRates && (
          <li>{t('hints.budget', { budget: budgetText(range, words) })}</li>
        )}
        {skills.length > 0 && (
          <li>
            {t('hints.skills')}
            <Group gap="xs" mt={4}>
              {skills.map((skill) => (
                <Button
                  key={skill.skillId}
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconPlus size={14} />}
                  aria-label={t('hints.add', { name: skill.name })}
                  onClick={() => addSkill(form, skill)}
                >
                  {skill.name}
                </Button>
              ))}
            </Group>
          </li>
        )}
      </ul>
      <p className={classes.quiet}>
        {t('hints.basis', { count: jobs, company: start.companyName })}
      </p>
    </section>
  );
}

const addSkill = (form: JobForm, skill: { skillId: string; name: string }) =>
  form.setValue('skillsRequired', [
    ...form.values.skillsRequired,
    { ...skill, minLevel: null, minYears: null, must: true },
  ]);
