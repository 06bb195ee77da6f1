import { useCan } from '@muster/kit';
import { CardSummary } from './features/application/card-summary.tsx';
import { PipelineBoard } from './features/pipeline/pipeline-board.tsx';
import { PipelineTabTools } from './features/pipeline/pipeline-toolbar.tsx';
import { JobPage } from './features/record/job-page.tsx';
import { SuggestionsPage } from './features/suggestions/suggestions-page.tsx';

/** A job's pipeline from the first stage to the contract. Vetters suggest candidates for it. */
export function JobPipeline() {
  const mayList = useCan()('application.list');
  return (
    <JobPage tab="candidates" wide tabsEnd={({ id }) => mayList && <PipelineTabTools jobId={id} />}>
      {({ id }) =>
        mayList ? (
          <PipelineBoard
            key={id}
            jobId={id}
            summaryOf={(application) => <CardSummary applicationId={application} />}
          />
        ) : (
          <SuggestionsPage key={id} jobId={id} />
        )
      }
    </JobPage>
  );
}
