import { limits, type JobDetails } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { FormSection, SearchMultiSelectField } from '@muster/ui';
import { usePoolOptions } from '../use-pool-options.ts';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';

interface SearchSectionProps {
  form: JobForm;
  /** The job's current pools, for their names. */
  details: JobDetails;
}

/** Talent pools that are searched first. */
export function SearchSection({ form, details }: SearchSectionProps) {
  const t = useFormMessages();
  const can = useCan();
  const searchPools = usePoolOptions();
  return (
    <FormSection title={t('section.search')}>
      <SearchMultiSelectField
        label={t('pools')}
        help={t('poolsHelp')}
        search={can('pool.list') ? searchPools : nothing}
        valueOptions={details.pools.map(({ id, name }) => ({ value: id, label: name }))}
        max={limits.job.pools}
        {...form.field('poolIds')}
      />
    </FormSection>
  );
}

const nothing = () => Promise.resolve([]);
