import { href, jobsRoutes, type JobRecord } from '@muster/contracts';
import { useCan, useFollow } from '@muster/kit';
import { Button, type RecordHeaderProps } from '@muster/ui';
import { useJobMessages } from '../../shared/job-words.ts';
import { peopleOn } from '../../shared/people-on-job.ts';
import type { JobTab } from './job-tabs.tsx';
import { useRecordMessages } from './messages.ts';

/** Returns the job's next step; nothing if there is nothing to do here. */
export function useNextStep(job: JobRecord, tab: JobTab): RecordHeaderProps['nextStep'] {
  const t = useRecordMessages();
  const words = useJobMessages();
  const can = useCan();
  const follow = useFollow();
  const { id, status, details, allowedActions } = job;
  if (!details) return undefined;
  const goTo = (label: string, to: string) => (
    // The header has the filled button.
    <Button size="xs" variant="default" onClick={() => follow(to)}>
      {label}
    </Button>
  );
  const pipeline =
    tab !== 'candidates' && can('application.list')
      ? goTo(t('next.pipeline'), href(jobsRoutes.candidates, { id }))
      : undefined;
  if (status === 'draft' || status === 'pending_review') {
    const missing = details.checklist.filter(({ done }) => !done);
    if (status === 'pending_review')
      return {
        text: allowedActions.includes('open')
          ? t('next.review')
          : t('next.reviewOwn', { name: details.accountManager?.name ?? '' }),
      };
    if (missing.length === 0) return { text: t('next.ready') };
    return {
      text: t('next.check', {
        items: missing.map(({ item }) => words(`check.${item}`).toLowerCase()).join(', '),
      }),
      ...(allowedActions.includes('edit') && {
        action: goTo(t('next.complete'), href(jobsRoutes.edit, { id })),
      }),
    };
  }
  const { firstSubmission } = details.metrics;
  if (firstSubmission && ['running', 'late'].includes(firstSubmission.state))
    return {
      text: t('next.first', {
        hours: Math.floor(firstSubmission.hours),
        limit: firstSubmission.limitHours,
      }),
      ...(pipeline && { action: pipeline }),
    };
  const left = peopleOn(details.metrics);
  if (status === 'filled' && left > 0)
    return { text: t('next.remaining', { count: left }), ...(pipeline && { action: pipeline }) };
  return undefined;
}
