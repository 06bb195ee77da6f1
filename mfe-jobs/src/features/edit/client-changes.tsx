import { changedPart } from '@muster/blocks';
import { clientJobFields, type JobDetails, type JobRecord } from '@muster/contracts';
import {
  Card,
  CheckboxField,
  DateTime,
  VisuallyHidden,
  getAtPath,
  recordNames,
  wordsForValue,
} from '@muster/ui';
import {
  jobChanges,
  jobValues,
  type JobForm,
  type JobValues,
} from '../../shared/job-form/job-values.ts';
import classes from './client-changes.module.css';
import { useEditMessages } from './messages.ts';

interface ClientChangesProps {
  job: JobRecord;
  /** Version that the client was last told of. */
  known: NonNullable<JobDetails['clientVersion']>;
  form: Pick<JobForm, 'described' | 'values'>;
  tells: boolean;
  onTell: (tells: boolean) => void;
}

/** What the client does not know yet, including unsaved changes. */
export function ClientChanges({ job, known, form, tells, onTell }: ClientChangesProps) {
  const t = useEditMessages();
  const { values } = form;
  const before = clientValues(job, known);
  const names = recordNames(job);
  const differing = new Set(Object.keys(jobChanges(before, values)));
  const fields = form
    .described()
    .filter(({ path }) => differing.has(path) && clientJobFields.some((field) => field === path));
  if (fields.length === 0) return null;
  const textOf = (field: (typeof fields)[number], from: JobValues): string => {
    const value: unknown = getAtPath(from, field.path);
    if (value === null || value === undefined || value === '') return '';
    return wordsForValue(field, value, names);
  };
  return (
    <Card
      title={t('clientChanges.title')}
      count={fields.length}
      actions={
        <span className={classes.since}>
          {t('clientChanges.since')} <DateTime value={known.at} as="day" />
        </span>
      }
    >
      <dl className={classes.changes}>
        {fields.map((field) => {
          const change = changedPart(textOf(field, before), textOf(field, values));
          return (
            <div key={field.path}>
              <dt>{field.label}</dt>
              <dd>
                <del className={classes.before}>
                  <VisuallyHidden>{t('clientChanges.before')} </VisuallyHidden>
                  {change.before || t('clientChanges.nothing')}
                </del>
                <ins className={classes.after}>
                  <VisuallyHidden>{t('clientChanges.after')} </VisuallyHidden>
                  {change.after || t('clientChanges.nothing')}
                </ins>
              </dd>
            </div>
          );
        })}
      </dl>
      <CheckboxField
        label={t('notifyClient')}
        help={t('notifyHelp')}
        value={tells}
        onChange={onTell}
      />
    </Card>
  );
}

/**
 * Returns the form as the client was last told; fields hidden from clients have their current
 * value.
 */
function clientValues(
  job: JobRecord,
  { at: _at, title, ...facts }: ClientChangesProps['known'],
): JobValues {
  return jobValues({ ...job, title, details: job.details && { ...job.details, ...facts } });
}
