import { candidateFieldsOf, type JobField } from '@muster/contracts';
import { Card, CheckboxField, ChipList } from '@muster/ui';
import { api } from '../../api.ts';
import type { JobForm, JobValues } from '../../shared/job-form/job-values.ts';
import classes from './client-changes.module.css';
import { useEditMessages } from './messages.ts';

interface PeopleTold {
  jobId: string;
  /** Fields with unsaved changes. */
  changed: ReadonlySet<JobField>;
  values: Pick<JobValues, 'confidential'>;
}

/**
 * Returns the unsaved changes that candidates on the job can see, and how many of them can be
 * notified.
 */
export function usePeopleToNotify({ jobId, changed, values }: PeopleTold) {
  const read: ReadonlySet<string> = new Set(
    candidateFieldsOf(values).filter((field) => changed.has(field)),
  );
  const { data } = api.useJobsChangeEffectsQuery(
    { params: { id: jobId } },
    { skip: read.size === 0 },
  );
  const mailable = read.size > 0 ? (data?.mailable ?? 0) : 0;
  return { read, mailable, unreached: (data?.knowing ?? 0) - mailable };
}

interface CandidateChangesProps {
  form: Pick<JobForm, 'described'>;
  told: ReturnType<typeof usePeopleToNotify>;
  tells: boolean;
  onTell: (tells: boolean) => void;
}

/** Changes that candidates on the job will see, with the choice to notify them. */
export function CandidateChanges({ form, told, tells, onTell }: CandidateChangesProps) {
  const t = useEditMessages();
  const { read, mailable, unreached } = told;
  const fields = form.described().filter(({ path }) => read.has(path));
  if (mailable === 0) return null;
  return (
    <Card title={t('candidateChanges.title')} count={fields.length}>
      <div className={classes.fields}>
        <ChipList items={fields.map(({ label }) => label)} />
      </div>
      <CheckboxField
        label={t('candidateChanges.tell', { count: mailable })}
        help={[
          t('candidateChanges.help'),
          ...(unreached > 0 ? [t('candidateChanges.unreached', { count: unreached })] : []),
        ].join(' ')}
        value={tells}
        onChange={onTell}
      />
    </Card>
  );
}
