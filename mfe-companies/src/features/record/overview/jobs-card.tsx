import { useState } from 'react';
import {
  applicationStageKinds,
  href,
  jobsRoutes,
  type CompanyJob,
  type CompanyRecord,
} from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Button,
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconBriefcase,
  Skeleton,
  StateBadge,
  Text,
  formatDate,
  stateLabel,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';
import { NewJobButton } from '../new-job-button.tsx';
import { CardLink } from './card-link.tsx';
import classes from './jobs-card.module.css';

type Show = 'live' | 'past';

/** Query of the first page of jobs. */
export const firstJobs = ({ id }: CompanyRecord) =>
  ({ params: { id }, query: { show: 'live' } }) as const;

/** The client's jobs with candidates per stage, in pages. */
export function JobsCard({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const [show, setShow] = useState<Show>('live');
  return (
    <Card
      title={t('record.jobs.title')}
      flush
      actions={
        <div className={classes.switch} role="group" aria-label={t('record.jobs.show')}>
          {(['live', 'past'] as const).map((value) => (
            <Button
              key={value}
              size="xs"
              variant={show === value ? 'default' : 'subtle'}
              aria-pressed={show === value}
              onClick={() => setShow(value)}
            >
              {t(`record.jobs.${value}`)}
            </Button>
          ))}
        </div>
      }
    >
      <JobsPage key={show} company={company} show={show} />
    </Card>
  );
}

interface JobsPageProps {
  company: CompanyRecord;
  show: Show;
  cursor?: string;
}

function JobsPage({ company, show, cursor }: JobsPageProps) {
  const t = useMessages();
  const [goesOn, setGoesOn] = useState(false);
  const query = api.useCompaniesJobsQuery({
    params: { id: company.id },
    query: { show, ...(cursor && { cursor }) },
  });
  return (
    <QueryView
      query={query}
      keepPrevious
      size="compact"
      skeleton={<Skeleton height={210} />}
      isEmpty={({ data }) => data.length === 0}
      empty={<NoJobs company={company} show={show} />}
    >
      {({ data, page }) => (
        <>
          <CardRows>
            {data.map((job) => (
              <CardRow key={job.id}>
                <Job job={job} t={t} />
              </CardRow>
            ))}
          </CardRows>
          {page.nextCursor && !goesOn && (
            <div className={classes.more}>
              <Button variant="subtle" size="xs" onClick={() => setGoesOn(true)}>
                {t('record.jobs.more')}
              </Button>
            </div>
          )}
          {page.nextCursor && goesOn && (
            <JobsPage company={company} show={show} cursor={page.nextCursor} />
          )}
        </>
      )}
    </QueryView>
  );
}

function Job({ job, t }: { job: CompanyJob; t: Translate }) {
  const { id, number, title, status, positionsCount, positionsFilled, openedDate } = job;
  const facts = [
    number,
    t('record.jobs.seats', { filled: positionsFilled, count: positionsCount }),
    openedDate && t('record.jobs.since', { day: formatDate(openedDate) }),
    job.leadRecruiter?.name,
  ];
  return (
    <>
      <span className={classes.job}>
        <CardLink href={href(jobsRoutes.record, { id })}>{title}</CardLink>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
        {job.stages && <Pipeline stages={job.stages} t={t} />}
      </span>
      <StateBadge machine="job" state={status} />
    </>
  );
}

/** Candidates per stage: as a bar, and in words. */
function Pipeline({ stages, t }: { stages: NonNullable<CompanyJob['stages']>; t: Translate }) {
  const filled = applicationStageKinds.flatMap((kind) => {
    const count = stages[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
  if (filled.length === 0) return <span className={classes.facts}>{t('record.jobs.nobody')}</span>;
  const words = filled.map(({ kind, count }) => `${stateLabel('stage', kind)} ${count}`).join(', ');
  return (
    <span
      className={classes.pipeline}
      role="img"
      aria-label={t('record.jobs.pipeline', { stages: words })}
    >
      {filled.map(({ kind, count }) => (
        <span key={kind} className={classes.stage} title={stateLabel('stage', kind)}>
          {stateLabel('stage', kind)} <strong>{count}</strong>
        </span>
      ))}
    </span>
  );
}

function NoJobs({ company, show }: { company: CompanyRecord; show: Show }) {
  const t = useMessages();
  if (show === 'past')
    return (
      <Text c="dimmed" className={classes.none}>
        {t('record.jobs.nonePast')}
      </Text>
    );
  return (
    <EmptyState
      size="compact"
      icon={IconBriefcase}
      title={t('record.jobs.none')}
      text={t('record.jobs.noneText')}
      action={<NewJobButton company={company} variant="default" />}
    />
  );
}
