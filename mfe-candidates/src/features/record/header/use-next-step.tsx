import type { CandidateRecord } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { dayKey, useNow, type RecordHeaderProps } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { nextStepOf } from './next-step.tsx';

/** Returns the next step of a record; reserves its space while loading. */
export function useNextStep(candidate: CandidateRecord): RecordHeaderProps['nextStep'] {
  const t = useMessages();
  const now = useNow();
  const readsTasks = useCan()('task.read') && candidate.counts.openTasks > 0;
  const readsApplications = Boolean(candidate.counts.applications);
  const applications = api.useApplicationsOfCandidateQuery(
    { params: { id: candidate.id } },
    { skip: !readsApplications },
  );
  const tasks = api.useTasksListQuery(
    { query: { subjectType: 'candidate', subjectId: candidate.id, status: 'open' } },
    { skip: !readsTasks },
  );
  if ((readsApplications && applications.isLoading) || (readsTasks && tasks.isLoading))
    return candidate.deleted ? undefined : { text: '' };
  const process = {
    applications: (readsApplications && applications.currentData?.data) || [],
    tasks: (readsTasks && tasks.currentData?.data) || [],
  };
  return nextStepOf(candidate, { ...process, today: dayKey(now), now }, t);
}
