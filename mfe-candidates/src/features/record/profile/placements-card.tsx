import {
  href,
  jobsRoutes,
  placementStates,
  type CandidateRecord,
  type PlacementRow,
} from '@muster/contracts';
import { AppLink, QueryView } from '@muster/kit';
import { Card, CardRow, CardRows, Skeleton, StateBadge, formatDate } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './placements-card.module.css';

/** The candidate's current and past placements, the latest first; hidden if there are none. */
export function PlacementsCard({ candidate: { id } }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const query = api.usePlacementsListQuery({
    query: {
      'filter[candidate]': id,
      'filter[status]': placementStates.join(','),
      sort: '-startDate',
    },
  });
  if (!query.isError && !query.data?.data.length) return null;
  return (
    <Card title={t('record.placements.title')} count={query.data?.data.length || undefined} flush>
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={96} />}>
        {({ data }) => (
          <CardRows>
            {data.map((row) => (
              <CardRow key={row.id} compact>
                <span className={classes.stack}>
                  <AppLink
                    className={classes.link}
                    href={href(jobsRoutes.positions, { id: row.job.id }, { placement: row.id })}
                  >
                    {row.job.title}
                  </AppLink>
                  <span className={classes.second}>
                    {row.company.name} · {row.number}
                  </span>
                </span>
                <span className={classes.end}>
                  <StateBadge machine="placement" state={row.status} />
                  <span className={classes.second}>
                    <Days row={row} />
                  </span>
                </span>
              </CardRow>
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}

function Days({ row }: { row: PlacementRow }) {
  const t = useMessages();
  const from = formatDate(row.startDate);
  const end = row.actualEndDate ?? row.plannedEndDate;
  return end
    ? t('record.placements.days', { from, to: formatDate(end) })
    : t('record.placements.since', { from });
}
