import { href, jobsRoutes } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Card, formatCount } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { CardLine } from '../card-line.tsx';
import { CardLink } from '../card-link.tsx';
import { CardMore } from '../card-more.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useHomeWords } from '../use-home-words.ts';
import { JobsTable } from './jobs-table.tsx';

const shownAtFirst = 5;

/** The jobs that somebody works on, the most pressing first. */
export function JobsCard() {
  const t = useHomeWords();
  const [isOpen, setOpen] = useState(false);
  const query = api.useHomeJobsQuery();
  return (
    <Card
      flush
      title={t('jobs.title')}
      count={query.data && formatCount(query.data.total)}
      actions={<CardLink href={href(jobsRoutes.list)}>{t('jobs.all')}</CardLink>}
    >
      <QueryView
        query={query}
        size="compact"
        skeleton={<RowSkeletons rows={shownAtFirst} />}
        empty={<CardLine text={t('jobs.empty')} />}
      >
        {({ data }) => {
          const shown = isOpen ? data : data.slice(0, shownAtFirst);
          return (
            <>
              <JobsTable jobs={shown} />
              <CardMore
                hidden={data.length - shown.length}
                isOpen={isOpen && data.length > shownAtFirst}
                onToggle={() => setOpen(!isOpen)}
              />
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
