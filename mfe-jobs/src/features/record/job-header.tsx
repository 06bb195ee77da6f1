import { companiesRoutes, href, jobsRoutes, type JobRecord } from '@muster/contracts';
import { useCan, useRecordPager } from '@muster/kit';
import {
  Avatar,
  Badge,
  Breadcrumbs,
  IconFlag,
  IconFlagFilled,
  IconLock,
  Link,
  RecordHeader,
  RecordPager,
  StateBadge,
  formatDate,
  type RecordFact,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useJobMessages } from '../../shared/job-words.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { JobActions } from './actions/job-actions.tsx';
import { MatchesButton } from './matches-button.tsx';
import { JobProgress } from './job-progress.tsx';
import classes from './record.module.css';
import { useRecordMessages } from './messages.ts';
import type { JobTab } from './job-tabs.tsx';
import { useNextStep } from './use-next-step.tsx';

/** Title, state, client, dates, owner, and the next step. */
export function JobHeader({ job, tab }: { job: JobRecord; tab: JobTab }) {
  const list = useMessages();
  const t = useRecordMessages();
  const words = useJobMessages();
  const { details } = job;
  const facts = useFacts(job);
  const [readList] = api.useLazyJobsListQuery();
  const pager = useRecordPager({
    list: 'jobs',
    id: job.id,
    hrefOf: (id) => href(jobsRoutes.record, { id }),
    load: (query) => readList({ query }).unwrap(),
  });
  return (
    <RecordHeader
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: words('area'), href: jobsRoutes.list.path }, { label: job.title }]}
        />
      }
      pager={pager && <RecordPager {...pager} />}
      {...(details && {
        avatar: <Avatar name={details.company.name} size={44} shape="square" />,
      })}
      name={job.title}
      number={job.number}
      badges={
        <>
          <StateBadge machine="job" state={job.status} />
          {(job.priority === 'high' || job.priority === 'urgent') && (
            <Badge
              family={job.priority === 'urgent' ? 'red' : 'amber'}
              icon={job.priority === 'urgent' ? IconFlagFilled : IconFlag}
            >
              {list(`enum.priority.${job.priority}`)}
            </Badge>
          )}
          {job.confidential && (
            <Badge family="grey" icon={IconLock}>
              {t('confidential')}
            </Badge>
          )}
        </>
      }
      facts={facts}
      actions={
        <div className={classes.headActions}>
          <JobProgress job={job} />
          {tab === 'candidates' && <MatchesButton job={job} />}
          <JobActions job={job} />
        </div>
      }
      nextStep={useNextStep(job, tab)}
    />
  );
}

function useFacts({ openedDate, details }: JobRecord): RecordFact[] {
  const t = useRecordMessages();
  const can = useCan();
  const { company, metrics, englishMin, leadRecruiter } = details ?? {};
  const facts: RecordFact[] = [];
  if (company)
    facts.push({
      id: 'company',
      content:
        companiesRoutes.record.status === 'built' && can('company.read') ? (
          <Link href={href(companiesRoutes.record, { id: company.id })} className={classes.fact}>
            {company.name}
          </Link>
        ) : (
          company.name
        ),
    });
  if (openedDate)
    facts.push({
      id: 'opened',
      content:
        metrics?.ageDays === null || metrics?.ageDays === undefined
          ? t('facts.openedOn', { date: formatDate(openedDate) })
          : t('facts.opened', { date: formatDate(openedDate), count: metrics.ageDays }),
    });
  if (englishMin) facts.push({ id: 'english', content: t('facts.english', { level: englishMin }) });
  if (leadRecruiter)
    facts.push({
      id: 'lead',
      content: (
        <>
          <Avatar name={leadRecruiter.name} src={leadRecruiter.photo} size={18} />{' '}
          {t('facts.leads', { name: leadRecruiter.name })}
        </>
      ),
    });
  return facts;
}
