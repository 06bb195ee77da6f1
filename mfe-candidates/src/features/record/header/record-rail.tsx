import type { CandidateRecord } from '@muster/contracts';
import { BlocksProvider, PromiseList, TaskList } from '@muster/blocks';
import { Can, useCan } from '@muster/kit';
import { api } from '../../../api.ts';
import { DuplicatesBlock } from './duplicates-block.tsx';
import { RecordActivity } from '../activity/record-activity.tsx';
import { Upcoming } from './upcoming.tsx';

/** Current work around the candidate: appointments, tasks, then activity. */
export function RecordRail({ candidate }: { candidate: CandidateRecord }) {
  const can = useCan();
  const readsDuplicates = can('candidate.readDuplicates');
  const calendar = api.useCalendarOfCandidateQuery(
    { params: { id: candidate.id } },
    { skip: !can('candidate.readCalendar') || candidate.deleted !== null },
  );
  const promises = api.usePromisesListQuery(
    { query: { subjectType: 'candidate', subjectId: candidate.id } },
    { skip: !can('task.read') },
  );
  // The duplicate check responds late and is large, so it is placed below everything that is read
  // or clicked before.
  const { isLoading: areDuplicatesAwaited } = api.useDuplicatesOfCandidateQuery(
    { params: { id: candidate.id } },
    { skip: !readsDuplicates },
  );
  // Blocks above the tasks would push them down.
  if (calendar.isLoading || promises.isLoading) return null;
  return (
    <BlocksProvider api={api}>
      {calendar.data && <Upcoming candidate={candidate} calendar={calendar.data} />}
      <Can permission="task.read">
        <PromiseList subject={{ subjectType: 'candidate', subjectId: candidate.id }} />
        <TaskList subject={{ subjectType: 'candidate', subjectId: candidate.id }} />
      </Can>
      {readsDuplicates && <DuplicatesBlock candidate={candidate} />}
      {!areDuplicatesAwaited && <RecordActivity candidate={candidate} />}
    </BlocksProvider>
  );
}
