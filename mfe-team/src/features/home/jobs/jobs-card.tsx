import { href, jobsRoutes } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Card, formatCount } from '@muster/ui';
import { api } from '../../../api.ts';
import { CardLine } from '../card-line.tsx';
import { CardLink } from '../card-link.tsx';
import { FoldedRows } from '../folded-rows.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useHomeMessages } from '../use-home-messages.ts';
import { JobsTable } from './jobs-table.tsx';

const shownAtFirst = 5;

/** The jobs a user works on, the most urgent first. */
export function JobsCard() {
  const t = useHomeMessages();
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
        {({ data }) => (
          <FoldedRows rows={data} atFirst={shownAtFirst}>
            {(shown) => <JobsTable jobs={shown} />}
          </FoldedRows>
        )}
      </QueryView>
    </Card>
  );
}
