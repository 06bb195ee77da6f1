import { href, jobsRoutes, readsClientOfJobs, type TeamMember } from '@muster/contracts';
import { AppLink, QueryView, useActor, useCan } from '@muster/kit';
import { Card, CardRow, CardRows, EmptyLine, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import classes from '../member.module.css';
import { useMemberMessages } from '../messages.ts';

const shown = 5;

/** The open jobs of a staff member that the reader may see. */
export function JobsCard({ member }: { member: TeamMember }) {
  const can = useCan();
  const actor = useActor();
  const mayAsk = can('job.list') && actor !== null && readsClientOfJobs(actor.role);
  return member.kind === 'staff' && mayAsk ? <Jobs userId={member.userId} /> : null;
}

function Jobs({ userId }: { userId: string }) {
  const t = useMemberMessages();
  const filters = { 'filter[member]': userId, 'filter[status]': 'open' };
  const query = api.useJobsListQuery({ query: { ...filters, limit: 25 } });
  return (
    <Card
      title={t('jobs.title')}
      count={query.currentData?.page.total || undefined}
      actions={<AppLink href={href(jobsRoutes.list, {}, filters)}>{t('jobs.all')}</AppLink>}
      flush
    >
      <QueryView
        query={query}
        size="compact"
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyLine text={t('jobs.none')} />}
        skeleton={<Skeleton height={80} />}
      >
        {({ data }) => (
          <CardRows>
            {data.slice(0, shown).map(({ id, title, number, company }) => (
              <CardRow key={id} compact>
                <AppLink href={href(jobsRoutes.record, { id })}>{title}</AppLink>
                <span className={classes.secondary}>{company?.name ?? number}</span>
              </CardRow>
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}
