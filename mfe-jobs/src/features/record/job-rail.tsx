import { BlocksProvider, TaskList } from '@muster/blocks';
import { Can } from '@muster/kit';
import { api } from '../../api.ts';
import { JobActivity } from './job-activity.tsx';

/** Open tasks about the job, then its activity. */
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
