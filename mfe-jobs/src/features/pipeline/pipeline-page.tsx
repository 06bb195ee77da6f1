import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { href, jobsRoutes } from '@muster/contracts';
import { useFollow } from '@muster/kit';
import { Breadcrumbs, Button, IconPlus, ListPage, RecordHeader, StateBadge } from '@muster/ui';
import { api } from '../../api.ts';
import { usePipelineWords } from './messages.ts';
import { PipelineBoard } from './pipeline-board.tsx';
import { selectCards } from './pipeline-selection.ts';

/** The pipeline of a job: its people from the first stage to the contract. */
export function PipelinePage() {
  const { id = '' } = useParams();
  // Whoever leaves a job takes no selection to the next one.
  useEffect(() => () => selectCards('', []), [id]);
  return (
    <ListPage>
      <JobHead jobId={id} />
      <PipelineBoard jobId={id} />
    </ListPage>
  );
}

function JobHead({ jobId }: { jobId: string }) {
  const t = usePipelineWords();
  const follow = useFollow();
  const { data } = api.useBoardReadQuery({ params: { id: jobId }, query: {} });
  if (!data) return null;
  const { job, live, mayAdd } = data;
  return (
    <RecordHeader
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('jobs'), href: jobsRoutes.list.path }, { label: job.title }]}
        />
      }
      name={job.title}
      number={job.number}
      badges={<StateBadge machine="job" state={job.status} />}
      facts={[
        { id: 'company', content: job.company.name },
        { id: 'live', content: `${t('title')} ${live}` },
      ]}
      actions={
        mayAdd && (
          <Button
            leftSection={<IconPlus size={16} />}
            onClick={() => follow(href(jobsRoutes.candidatesAdd, { id: jobId }))}
          >
            {t('add')}
          </Button>
        )
      }
    />
  );
}
