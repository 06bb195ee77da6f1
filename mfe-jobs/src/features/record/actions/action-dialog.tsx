import type { JobRecord } from '@muster/contracts';
import { Avatar, DecisionForm, type DecisionFormProps } from '@muster/ui';
import { useRecordMessages } from '../messages.ts';

interface ActionDialogProps extends Omit<
  DecisionFormProps,
  'subtitle' | 'avatar' | 'keep' | 'note'
> {
  job: JobRecord;
}

/** Frame of a decision about a job. */
export function ActionDialog({ job, ...decision }: ActionDialogProps) {
  const t = useRecordMessages();
  const company = job.details?.company.name;
  return (
    <DecisionForm
      subtitle={[company, job.number].filter(Boolean).join(' · ')}
      avatar={<Avatar name={company ?? job.title} size={32} shape="square" />}
      keep={t('dialog.keep')}
      {...decision}
    />
  );
}
