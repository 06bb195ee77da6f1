import { limits, type Coworkers } from '@muster/contracts';
import { MultiSelectField, type BoundField } from '@muster/ui';
import { useCoworkerMessages } from './messages.ts';

interface SharedJobsFieldProps extends BoundField<string[]> {
  jobs: Coworkers['jobs'];
  /** Whether the coworker sees all jobs anyway. */
  seesAll?: boolean;
}

/** The jobs that a manager sees besides those they interview for or supervise. */
export function SharedJobsField({ jobs, seesAll = false, ...field }: SharedJobsFieldProps) {
  const t = useCoworkerMessages();
  return (
    <MultiSelectField
      label={t('jobs')}
      help={t(seesAll ? 'jobsAll' : 'jobsHelp')}
      disabled={seesAll}
      max={limits.coworkers.jobs}
      options={jobs.map(({ id, title, number }) => ({
        value: id,
        label: `${title} (${number})`,
      }))}
      {...field}
    />
  );
}
