import type { JobDetails } from '@muster/contracts';
import { FormSection, NoticeBar, SearchSelectField } from '@muster/ui';
import type { JobForm } from '../../shared/job-form/job-values.ts';
import { useCompanyOptions } from '../../shared/use-job-options.ts';
import { useEditMessages } from './messages.ts';

interface ClientSectionProps {
  form: JobForm;
  details: JobDetails;
}

/** The job's client, editable until the job has or had a candidate. */
export function ClientSection({ form, details }: ClientSectionProps) {
  const t = useEditMessages();
  const search = useCompanyOptions();
  const { company } = details;
  return (
    <FormSection title={t('client.title')}>
      <SearchSelectField
        required
        search={search}
        valueOption={{ value: company.id, label: company.name }}
        label={t('client.field')}
        help={t('client.help')}
        {...form.field('companyId')}
      />
      {form.values.companyId !== company.id && (
        <NoticeBar kind="warning">{t('client.moves')}</NoticeBar>
      )}
    </FormSection>
  );
}
