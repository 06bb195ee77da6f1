import { BlocksProvider, TaskList } from '@muster/blocks';
import { Can } from '@muster/kit';
import { api } from '../../api.ts';
import { JobActivity } from './job-activity.tsx';

/** What is to be done about the job, then what was. */
export function JobRail({ jobId }: { jobId: string }) {
  return (
    <>
      <Can permission="task.read">
        <BlocksProvider api={api}>
          <TaskList subject={{ subjectType: 'job', subjectId: jobId }} />
        </BlocksProvider>
      </Can>
      <JobActivity jobId={jobId} />
    </>
  );
}
