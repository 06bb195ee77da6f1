import type { CandidateRecord } from '@muster/contracts';
import { BlocksProvider, TaskList } from '@muster/blocks';
import { Can, useCan } from '@muster/kit';
import { api } from '../../../api.ts';
import { DuplicatesBlock } from './duplicates-block.tsx';
import { RecordActivity } from '../activity/record-activity.tsx';

/** What is happening around the person: tasks, then activity. */
export function RecordRail({ candidate }: { candidate: CandidateRecord }) {
  const readsDuplicates = useCan()('candidate.readDuplicates');
  // Whether somebody looks like the person is known late and takes much room: nothing that is read
  // or pressed stands below until then.
  const { isLoading: areDuplicatesAwaited } = api.useDuplicatesOfCandidateQuery(
    { params: { id: candidate.id } },
    { skip: !readsDuplicates },
  );
  return (
    <BlocksProvider api={api}>
      <Can permission="task.read">
        <TaskList subject={{ subjectType: 'candidate', subjectId: candidate.id }} />
      </Can>
      {readsDuplicates && <DuplicatesBlock candidate={candidate} />}
      {!areDuplicatesAwaited && <RecordActivity candidate={candidate} />}
    </BlocksProvider>
  );
}
