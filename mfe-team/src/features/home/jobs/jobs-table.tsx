import { dayMs, jobsRoutes, type HomeJob } from '@muster/contracts';
import { StageCounts } from '@muster/blocks';
import { RouteLink } from '@muster/kit';
import {
  Avatar,
  IconFlag,
  IconFlagFilled,
  StateBadge,
  VisuallyHidden,
  dayKey,
  useNow,
} from '@muster/ui';
import { useHomeMessages, type HomeMessages } from '../use-home-messages.ts';
import classes from './jobs-table.module.css';
import { NextClock } from './next-clock.tsx';

/** Jobs with their filled seats, age and candidates. */
export function JobsTable({ jobs }: { jobs: readonly HomeJob[] }) {
  const t = useHomeMessages();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('jobs.job')}</th>
          <th scope="col">{t('jobs.filled')}</th>
          <th scope="col" className={classes.age}>
            {t('jobs.age')}
          </th>
          <th scope="col" className={classes.pipeline}>
            {t('jobs.pipeline')}
          </th>
          <th scope="col" className={classes.clock}>
            {t('jobs.nextClock')}
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} t={t} />
        ))}
      </tbody>
    </table>
  );
}

function JobRow({ job, t }: { job: HomeJob; t: HomeMessages }) {
  const { positionsFilled: filled, positionsCount: total } = job;
  return (
    <tr>
      <th scope="row">
        <span className={classes.job}>
          <Avatar name={job.company?.name ?? job.title} size={22} shape="square" />
          <span className={classes.names}>
            <span className={classes.titleLine}>
              <RouteLink
                route={jobsRoutes.record}
                params={{ id: job.id }}
                className={classes.title}
                title={job.title}
              >
                {job.title}
              </RouteLink>
              <Priority priority={job.priority} t={t} />
            </span>
            <span className={classes.second}>{job.company?.name ?? job.number}</span>
          </span>
          {job.status !== 'open' && <StateBadge machine="job" state={job.status} />}
        </span>
      </th>
      <td>
        <span className={classes.filled} title={t('jobs.filledLabel', { filled, total })}>
          {t('jobs.filledOf', { filled, total })}
        </span>
      </td>
      <td className={classes.age}>
        <Age openedDate={job.openedDate} t={t} />
      </td>
      <td className={classes.pipeline}>
        {job.stages && <StageCounts counts={job.stages} onHold={job.onHold} />}
      </td>
      <td className={classes.clock}>
        {job.nextClock !== undefined && <NextClock clock={job.nextClock} />}
      </td>
    </tr>
  );
}

function Age({ openedDate, t }: { openedDate: string | null; t: HomeMessages }) {
  const today = dayKey(useNow());
  if (openedDate === null)
    return (
      <span className={classes.second} title={t('jobs.notOpened')}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('jobs.notOpened')}</VisuallyHidden>
      </span>
    );
  // Both dates are at midnight UTC, so daylight saving does not shorten a day.
  const count = Math.max(0, Math.round((Date.parse(today) - Date.parse(openedDate)) / dayMs));
  return count === 0 ? (
    t('jobs.today')
  ) : (
    <span title={t('jobs.daysLabel', { count })}>{t('jobs.days', { count })}</span>
  );
}

const flags = { high: IconFlag, urgent: IconFlagFilled } as const;

/** A flag for urgent jobs only. */
function Priority({ priority, t }: { priority: HomeJob['priority']; t: HomeMessages }) {
  if (priority !== 'high' && priority !== 'urgent') return null;
  const Flag = flags[priority];
  return (
    <span className={classes.flag} title={t(`jobs.${priority}`)}>
      <Flag size={14} aria-hidden />
      <VisuallyHidden>{t(`jobs.${priority}`)}</VisuallyHidden>
    </span>
  );
}
