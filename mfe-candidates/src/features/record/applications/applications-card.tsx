import { candidatesRoutes, href, type CandidateRecord } from '@muster/contracts';
import { AppLink, QueryView } from '@muster/kit';
import { Avatar, Badge, Card, CardRow, CardRows, Skeleton, StageBadge } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './applications-card.module.css';

/** The candidate's current jobs at a glance; hidden if there are none. */
export function ApplicationsCard({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const { id, counts } = candidate;
  const query = api.useApplicationsOfCandidateQuery(
    { params: { id } },
    { skip: !counts.applications },
  );
  if (!counts.applications) return null;
  return (
    <Card
      title={t('applications.running')}
      count={counts.applications}
      flush
      actions={
        <AppLink className={classes.all} href={href(candidatesRoutes.applications, { id })}>
          {t('applications.all')}
        </AppLink>
      }
    >
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={96} />}>
        {({ data }) => (
          <CardRows>
            {data
              .filter(({ status }) => status === 'active')
              .map((row) => (
                <CardRow key={row.id} compact>
                  <span className={classes.job}>
                    <Avatar name={row.company.name} size={22} shape="square" />
                    <span className={classes.title}>{row.job.title}</span>
                  </span>
                  {row.onHold ? (
                    <Badge family="amber">{t('applications.onHold')}</Badge>
                  ) : (
                    <StageBadge of={row} />
                  )}
                </CardRow>
              ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}
