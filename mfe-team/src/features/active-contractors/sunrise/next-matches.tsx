import { MatchScore } from '@muster/blocks';
import {
  candidatesRoutes,
  jobsRoutes,
  type CandidateMatches,
  type PlacementRow,
} from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import { Card, CardRow, CardRows, EmptyLine, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { useSunriseMessages } from './messages.ts';
import classes from './sunrise.module.css';

/** Number of suggestions that are worth discussing. */
const few = 3;

type JobsQuery = Parameters<typeof QueryView<CandidateMatches>>[0]['query'];

/** The open jobs that fit the contractor best. */
export function NextJobs({ name, query }: { name: string; query: JobsQuery }) {
  const t = useSunriseMessages();
  return (
    <Card title={t('sheet.nextJobs', { name })} flush>
      <QueryView
        query={query}
        size="compact"
        isEmpty={({ data }) => data.length === 0}
        skeleton={<Skeleton height={120} />}
        empty={<EmptyLine text={t('sheet.noJobs')} />}
      >
        {({ data }) => (
          <CardRows>
            {data.slice(0, few).map(({ job, match }) => (
              <CardRow key={job.id}>
                <span className={classes.match}>
                  <RouteLink route={jobsRoutes.positions} params={{ id: job.id }}>
                    {job.title}
                  </RouteLink>
                  <span className={classes.second}>
                    {job.company.name} · {job.number}
                  </span>
                </span>
                <MatchScore match={match} />
              </CardRow>
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}

/** Candidates who fit the contractor's job best and are not on it. */
export function Successors({ job }: { job: PlacementRow['job'] }) {
  const t = useSunriseMessages();
  const query = api.useMatchingOfJobQuery({ params: { id: job.id } });
  return (
    <Card title={t('sheet.successors')} flush>
      <QueryView
        query={query}
        size="compact"
        isEmpty={({ data }) => data.length === 0}
        skeleton={<Skeleton height={120} />}
        empty={<EmptyLine text={t('sheet.noSuccessors')} />}
      >
        {({ data }) => (
          <CardRows>
            {data.slice(0, few).map(({ candidate, match }) => (
              <CardRow key={candidate.id}>
                <span className={classes.match}>
                  <RouteLink route={candidatesRoutes.profile} params={{ id: candidate.id }}>
                    {candidate.name}
                  </RouteLink>
                  <span className={classes.second}>
                    {[candidate.number, candidate.headline].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <MatchScore match={match} />
              </CardRow>
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}
