import {
  jobPriorities,
  jobTeamFunctions,
  jobVisibilities,
  limits,
  type JobDetails,
} from '@muster/contracts';
import {
  CheckboxField,
  FieldRow,
  FormSection,
  NumberField,
  RepeatRows,
  SearchSelectField,
  SelectField,
} from '@muster/ui';
import { useJobMessages } from '../job-words.ts';
import { usePeopleOptions } from '../use-job-options.ts';
import { useMessages } from '../use-messages.ts';
import type { JobForm, MemberRow } from './job-values.ts';
import { useFormMessages } from './messages.ts';
import { PipelineField } from './pipeline-field.tsx';

interface TeamSectionProps {
  form: JobForm;
  /** The current team, for the names of those chosen. */
  details: JobDetails;
}

const furtherFunctions = jobTeamFunctions.filter(
  (role) => role !== 'account_manager' && role !== 'lead_recruiter',
);

/** People responsible for the job, and its other team members. */
export function TeamSection({ form, details }: TeamSectionProps) {
  const t = useFormMessages();
  const words = useJobMessages();
  const search = usePeopleOptions();
  const optionOf = (person: JobDetails['leadRecruiter']) =>
    person && { value: person.id, label: person.name };
  return (
    <FormSection title={t('section.team')}>
      <FieldRow>
        <SearchSelectField
          required
          search={search}
          valueOption={optionOf(details.accountManager)}
          label={t('accountManager')}
          {...form.field('accountManagerId')}
        />
        <SearchSelectField
          search={search}
          valueOption={optionOf(details.leadRecruiter)}
          label={t('leadRecruiter')}
          placeholder={t('nobody')}
          {...form.field('leadRecruiterId')}
        />
      </FieldRow>
      <RepeatRows<MemberRow>
        label={t('members')}
        {...form.list('team')}
        onMove={undefined}
        newItem={() => ({ userId: null, name: '', function: 'recruiter' })}
        addLabel={t('addMember')}
        emptyText={t('noMembers')}
        max={limits.job.team}
        itemLabel={({ name }) => name}
        renderRow={({ userId, name }, index) => (
          <FieldRow>
            <SearchSelectField
              required
              search={search}
              valueOption={userId ? { value: userId, label: name } : null}
              label={t('member')}
              {...form.field(`team.${index}.userId`)}
            />
            <SelectField
              label={t('function')}
              required
              options={furtherFunctions.map((value) => ({ value, label: words(`team.${value}`) }))}
              {...form.field(`team.${index}.function`)}
            />
          </FieldRow>
        )}
      />
    </FormSection>
  );
}

/** Priority, confidentiality, and the number of submissions at once. */
export function SettingsSection({ form }: { form: JobForm }) {
  const t = useFormMessages();
  const words = useJobMessages();
  const list = useMessages();
  const { submissions } = limits.job;
  return (
    <FormSection title={t('section.settings')}>
      <FieldRow>
        <SelectField
          label={t('priority')}
          required
          options={jobPriorities.map((value) => ({ value, label: list(`enum.priority.${value}`) }))}
          {...form.field('priority')}
        />
        <SelectField
          label={t('visibility')}
          required
          options={jobVisibilities.map((value) => ({ value, label: words(`visibility.${value}`) }))}
          {...form.field('visibility')}
        />
      </FieldRow>
      <PipelineField form={form} />
      <NumberField
        label={t('limit')}
        help={t('limitHelp')}
        min={submissions.min}
        max={submissions.max}
        {...form.field('submissionLimit')}
      />
      <CheckboxField label={t('confidential')} {...form.field('confidential')} />
    </FormSection>
  );
}
