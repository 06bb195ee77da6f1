import type { CandidateRecord } from '@muster/contracts';
import { BlocksProvider, TaskList } from '@muster/blocks';
import { Can } from '@muster/kit';
import { api } from '../../api.ts';
import { DuplicatesBlock } from './duplicates-block.tsx';
import { RecordActivity } from './record-activity.tsx';

/** What is happening around the person: tasks, then activity. */
export function RecordRail({ candidate }: { candidate: CandidateRecord }) {
  return (
    <BlocksProvider api={api}>
      <Can permission="task.read">
        <TaskList subject={{ subjectType: 'candidate', subjectId: candidate.id }} />
      </Can>
      <Can permission="candidate.readDuplicates">
        <DuplicatesBlock candidate={candidate} />
      </Can>
      <RecordActivity candidate={candidate} />
    </BlocksProvider>
  );
}
