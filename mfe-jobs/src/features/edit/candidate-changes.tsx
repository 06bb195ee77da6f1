import { candidateFieldsOf, type JobField } from '@muster/contracts';
import { Card, CheckboxField, ChipList } from '@muster/ui';
import { api } from '../../api.ts';
import type { JobForm, JobValues } from '../../shared/job-form/job-values.ts';
import classes from './client-changes.module.css';
import { useEditMessages } from './messages.ts';

interface PeopleTold {
  jobId: string;
  /** The fields that wait to be saved. */
  changed: ReadonlySet<JobField>;
  values: Pick<JobValues, 'confidential'>;
}

/** What waits to be saved and is read by the people on the job, and how many can be told of it. */
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

/** What reads differently for the people on the job, and whether they are told. */
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
