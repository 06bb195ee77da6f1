import { useState } from 'react';
import { z } from 'zod';
import { NewCustomFields, useNewCustomFields } from '@muster/blocks';
import {
  idSchema,
  jobFields,
  newCustomValues,
  newCustomValuesRule,
  type CustomValues,
  type JobRecord,
  type UsableCustomField,
} from '@muster/contracts';
import { errorText, useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  ErrorSummary,
  Form,
  FormBeside,
  FormFoot,
  FormSection,
  SearchSelectField,
  TextField,
  useZodForm,
  type FieldOption,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useCompanyOptions } from '../../shared/use-job-options.ts';
import { useNewJobMessages } from './messages.ts';
import classes from './new-job.module.css';
import { StartSummary } from './start-summary.tsx';

interface CompanyStepProps {
  /** Client that the user came from. */
  companyId: string | null;
  /** Earlier job to copy. */
  copyId: string | null;
  onMade: (jobId: string) => void;
}

const schemaOf = (fields: readonly UsableCustomField[]) =>
  z.strictObject({
    companyId: idSchema,
    title: jobFields.title,
    custom: newCustomValuesRule(fields),
  });

/** Step for client and title: it creates the draft. */
export function CompanyStep({ companyId, copyId, onMade }: CompanyStepProps) {
  const t = useNewJobMessages();
  const search = useCompanyOptions();
  const [create] = api.useJobsCreateMutation();
  const { data: company } = api.useCompaniesReadQuery(
    { params: { id: companyId ?? '' } },
    { skip: companyId === null },
  );
  const own = useNewCustomFields(api, 'job');
  const form = useZodForm({
    schema: schemaOf(own.fields),
    initialValues: { companyId, title: '', custom: {} as CustomValues },
    prepare: ({ companyId: client, title, custom }) => ({
      companyId: client ?? '',
      title,
      custom: newCustomValues(own.fields, custom),
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: create,
    draft: 'job/new',
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ id }) => onMade(id),
    onRefused: ({ code }) => {
      if (code === 'VALIDATION_FAILED') own.refresh();
      return false;
    },
  });
  return (
    <FormBeside
      aside={
        <div className={classes.beside}>
          <CopyFrom copyId={copyId} onMade={onMade} />
          <StartSummary {...form.values} />
        </div>
      }
    >
      <Form onSubmit={saving.submit} label={t('step.company')}>
        {saving.draft}
        <ErrorSummary {...form.summary} />
        <FormSection title={t('step.company')}>
          <SearchSelectField
            label={t('company')}
            help={t('companyHelp')}
            required
            search={search}
            valueOption={company && { value: company.id, label: company.name }}
            {...form.field('companyId')}
          />
          <TextField
            label={t('jobTitle')}
            help={t('titleHelp')}
            required
            {...form.field('title')}
          />
        </FormSection>
        <NewCustomFields fields={own.fields} bound={(id) => form.field(`custom.${id}`)} />
        <FormFoot>
          <span className={classes.second}>{t('createHelp')}</span>
          <Button type="submit" loading={saving.pending}>
            {t('create')}
          </Button>
        </FormFoot>
      </Form>
    </FormBeside>
  );
}

/** Starts from a copy of another job. */
function CopyFrom({ copyId, onMade }: Pick<CompanyStepProps, 'copyId' | 'onMade'>) {
  const t = useNewJobMessages();
  const platform = usePlatform();
  const [picked, setPicked] = useState<FieldOption | null>();
  const given = useGivenJob(copyId);
  const chosen = picked === undefined ? given : picked;
  const [find] = api.useLazyJobsListQuery();
  const [copy, { isLoading }] = api.useJobsCopyMutation();
  const search = async (q: string): Promise<FieldOption[]> => {
    const { data } = await find({ query: { ...(q && { q }), limit: 25 } }, true).unwrap();
    return data.map(optionOf);
  };
  async function start() {
    if (!chosen) return;
    const { data, error } = await copy({ params: { id: chosen.value }, body: {} });
    if (data) onMade(data.id);
    else platform.notify({ kind: 'error', text: errorText(error) });
  }
  return (
    <FormSection title={t('or')}>
      <SearchSelectField
        label={t('copy')}
        help={t('copyHelp')}
        search={search}
        value={chosen?.value ?? null}
        valueOption={chosen}
        onChange={(_id, option) => setPicked(option ?? null)}
      />
      <div>
        <Button
          variant="default"
          disabled={!chosen}
          loading={isLoading}
          onClick={() => void start()}
        >
          {t('copyButton')}
        </Button>
      </div>
    </FormSection>
  );
}

const optionOf = ({
  id,
  title,
  number,
  company,
}: Pick<JobRecord, 'id' | 'title' | 'number'> & {
  company?: { name: string } | undefined;
}): FieldOption => ({
  value: id,
  label: [title, company?.name, number].filter(Boolean).join(' · '),
});

/** Returns the job to copy that the address names. */
function useGivenJob(id: string | null): FieldOption | null {
  const { data } = api.useJobsReadQuery({ params: { id: id ?? '' } }, { skip: id === null });
  return data
    ? optionOf({ ...data, ...(data.details && { company: data.details.company }) })
    : null;
}
