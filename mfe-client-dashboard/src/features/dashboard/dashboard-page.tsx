import { clientDashboardRoutes } from '@muster/contracts';
import { AppLink, QueryView, RouteLink, useCan } from '@muster/kit';
import {
  Button,
  EmptyState,
  Group,
  IconPlus,
  IconUserSearch,
  PageHeader,
  Skeleton,
  useElapsed,
} from '@muster/ui';
import { dashboardApi } from '../../dashboard-api.ts';
import { CandidatePanel } from '../../shared/candidates/candidate-panel.tsx';
import { CompanyOverPage } from '../../shared/company/company-over-page.tsx';
import { useCompanyMessages } from '../../shared/company/messages.ts';
import { useCompanyAddress } from '../../shared/company/use-company-address.ts';
import { WithComparison } from '../../shared/comparison/with-comparison.tsx';
import page from '../../shared/page.module.css';
import { CallOverPage } from '../../shared/team/call-over-page.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import { useSettled } from '../../shared/waiting/use-settled.ts';
import { useWaiting } from '../../shared/waiting/use-waiting.ts';
import type { ClientJob } from './client-job.ts';
import { ContractorsCard } from './contractors-card.tsx';
import classes from './dashboard-page.module.css';
import { summarise } from './hiring-summary.ts';
import { InterviewsCard } from './interviews-card.tsx';
import { JobCard } from './job-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { OtherWaiting } from './other-waiting.tsx';
import { TeamCard } from './team-card.tsx';
import { useLatestConversations } from './use-latest-conversations.ts';
import { WaitingPeople } from './waiting-people.tsx';

/** Milliseconds that the jobs wait at most for content above them, to avoid a layout shift. */
const longestWait = 4000;

/** The client's overview: what waits for them, then their jobs and contractors. */
export function DashboardPage() {
  return (
    <WithComparison>
      <Overview />
    </WithComparison>
  );
}

function Overview() {
  const can = useCan();
  const query = dashboardApi.useJobsForClientQuery();
  const isSlow = useElapsed(longestWait);
  const waiting = useWaiting();
  const interviews = dashboardApi.useUpcomingInterviewsQuery(undefined, {
    skip: !can('clientInterview.list'),
  });
  const contractors = dashboardApi.useContractorsQuery(undefined, {
    skip: !can('clientPlacement.list'),
  });
  // Data for the cards below is requested in the same batch, so that the server reads the jobs
  // once.
  useLatestConversations({ skip: !can('clientJob.list') || !can('chat.use') });
  dashboardApi.useTeamQuery(undefined, { skip: !can('clientJob.list') });
  const beside = [interviews, contractors];
  const hasNoJobs = query.data?.jobs.length === 0;
  const isAwaited =
    [dashboardApi.usePeopleQuery(), waiting].some(({ isLoading }) => isLoading) ||
    (hasNoJobs && beside.some(({ isLoading }) => isLoading));
  const isThere = useSettled(isAwaited) || isSlow;
  // A new company has only its first request; one with finished jobs has interviews or contractors.
  const hasBegun =
    !hasNoJobs || beside.some(({ isError, data }) => isError || (data?.data.length ?? 0) > 0);
  return (
    <div className={page.page}>
      <Header jobs={isThere ? query.data?.jobs : undefined} />
      {!isThere ? (
        <JobsSkeleton />
      ) : (
        <>
          <OtherWaiting waiting={waiting} />
          <WaitingPeople />
          <QueryView
            query={query}
            size="block"
            isEmpty={({ jobs }) => jobs.length === 0}
            empty={<NoJobs />}
            skeleton={<JobsSkeleton />}
          >
            {({ jobs }) => <Jobs jobs={jobs} />}
          </QueryView>
        </>
      )}
      {isThere && !query.isLoading && can('clientJob.list') && (
        <>
          {hasBegun && (
            <div className={classes.pair}>
              {can('clientInterview.list') && <InterviewsCard query={interviews} />}
              {can('clientPlacement.list') && <ContractorsCard query={contractors} />}
            </div>
          )}
          {can('chat.use') && <MessagesCard />}
          <TeamCard />
        </>
      )}
      <CandidatePanel />
      <CallOverPage />
      <CompanyOverPage />
    </div>
  );
}

/** The heading states the next task: answers due, otherwise open positions. */
function Header({ jobs = [] }: { jobs: readonly ClientJob[] | undefined }) {
  const t = useMessages();
  const waiting = dashboardApi.usePeopleQuery().data?.waiting ?? 0;
  const { toFill, jobs: count, filled, total, onHold } = summarise(jobs);
  if (count === 0)
    return (
      <PageHeader
        variant="client"
        title={t('jobs.titleEmpty')}
        actions={<RequestJob />}
        subtitle={<Skeleton height={12} width={240} my={4} visible={false} />}
      />
    );
  const facts = [
    t('jobs.count', { count }),
    t('jobs.filled', { filled, total }),
    ...(onHold > 0 ? [t('jobs.onHold', { count: onHold })] : []),
  ];
  const hiring = toFill > 0 ? t('jobs.title', { count: toFill }) : t('jobs.titleFilled');
  return (
    <PageHeader
      variant="client"
      title={waiting > 0 ? t('people.title', { count: waiting }) : hiring}
      actions={<RequestJob />}
      subtitle={
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact} className={classes.fact}>
              {fact}
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** Links to a new request, to colleagues and to the company's facts, as permitted. */
function RequestJob() {
  const t = useMessages();
  const tCompany = useCompanyMessages();
  const can = useCan();
  const { openAddress } = useCompanyAddress();
  if (!can('clientJob.create')) return null;
  return (
    <Group gap="sm">
      {can('clientCompany.update') && (
        <Button component={AppLink} href={openAddress} variant="default" size="md">
          {tCompany('open')}
        </Button>
      )}
      {can('clientUser.invite') && (
        <Button
          component={RouteLink}
          route={clientDashboardRoutes.clientDashboardInviteCoworker}
          variant="default"
          size="md"
        >
          {t('jobs.invite')}
        </Button>
      )}
      <Button
        component={RouteLink}
        route={clientDashboardRoutes.clientDashboardJobsNew}
        size="md"
        leftSection={<IconPlus size={16} />}
      >
        {t('jobs.request')}
      </Button>
    </Group>
  );
}

function Jobs({ jobs }: { jobs: readonly ClientJob[] }) {
  const t = useMessages();
  const { data: people = [], status = [] } = dashboardApi.usePeopleQuery().data ?? {};
  return (
    <ul className={classes.cards} aria-label={t('jobs.list')}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            people={people.filter((one) => one.job.id === job.id)}
            status={status.find(({ jobId }) => jobId === job.id)?.lines ?? []}
          />
        </li>
      ))}
    </ul>
  );
}

function NoJobs() {
  const t = useMessages();
  const can = useCan();
  return (
    <EmptyState
      icon={IconUserSearch}
      title={t('jobs.empty.title')}
      text={t(can('clientJob.create') ? 'jobs.empty.text' : 'jobs.empty.textReader')}
    />
  );
}

function JobsSkeleton() {
  return (
    // Less urgent content waits for the jobs.
    <div className={classes.cards} aria-hidden aria-busy>
      {[0, 1, 2].map((card) => (
        <div key={card} className={classes.skeleton}>
          <Skeleton height={16} width="70%" />
          <Skeleton height={12} />
          <Skeleton height={12} width="80%" />
          <Skeleton height={12} width="60%" />
        </div>
      ))}
    </div>
  );
}
