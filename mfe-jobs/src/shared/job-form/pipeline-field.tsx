import { ReadProblem } from '@muster/kit';
import { SelectField } from '@muster/ui';
import { api } from '../../api.ts';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';

/** The pipeline of a job; archived ones are offered only to jobs that use them. */
export function PipelineField({ form }: { form: JobForm }) {
  const t = useFormMessages();
  const pipelines = api.usePipelinesListQuery({});
  const field = form.field('pipelineTemplateId');
  const choices = (pipelines.data?.data ?? []).filter(
    ({ id, status }) => status === 'active' || id === field.value,
  );
  const chosen = choices.find(({ id }) => id === field.value);
  return (
    <>
      <ReadProblem query={pipelines} what={t('pipeline')} />
      <SelectField
        label={t('pipeline')}
        help={chosen?.stages.map(({ name }) => name).join(' → ') ?? t('pipelineHelp')}
        required
        clearable={false}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        {...field}
      />
    </>
  );
}
