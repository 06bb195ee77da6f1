import { limits, type JobDetails } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { FormSection, MultiSelectField, type FieldOption } from '@muster/ui';
import { api } from '../../api.ts';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';

interface SearchSectionProps {
  form: JobForm;
  /** The pools that the job has, for their names. */
  details: JobDetails;
}

/** The talent pools that are looked through first. */
export function SearchSection({ form, details }: SearchSectionProps) {
  const t = useFormMessages();
  const can = useCan();
  const { data: pools } = api.usePoolsListQuery(
    { query: { 'filter[status]': 'active', limit: 100 } },
    { skip: !can('pool.list') },
  );
  const options = new Map<string, FieldOption>(
    [...details.pools, ...(pools?.data ?? [])].map(({ id, name }) => [
      id,
      { value: id, label: name },
    ]),
  );
  return (
    <FormSection title={t('section.search')}>
      <MultiSelectField
        label={t('pools')}
        help={t('poolsHelp')}
        options={[...options.values()]}
        max={limits.job.pools}
        {...form.field('poolIds')}
      />
    </FormSection>
  );
}
