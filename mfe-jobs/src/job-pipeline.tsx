import { PipelineBoard } from './features/pipeline/pipeline-board.tsx';
import { JobPage } from './features/record/job-page.tsx';

/** The pipeline of a job: its people from the first stage to the contract. */
export function JobPipeline() {
  return (
    <JobPage tab="candidates" wide>
      {({ id }) => <PipelineBoard key={id} jobId={id} />}
    </JobPage>
  );
}
