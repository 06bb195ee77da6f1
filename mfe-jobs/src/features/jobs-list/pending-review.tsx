import { href, jobsRoutes } from '@muster/contracts';
import { Badge, IconClock, Link, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { useListMessages } from '../../shared/list-words.ts';
import classes from './pending-review.module.css';

const shown = 3;

/** Queries the jobs requested by clients, the oldest first. */
export const usePendingReview = () =>
  api.useJobsListQuery({
    query: { 'filter[status]': 'pending_review', sort: 'createdAt', limit: 10 },
  });

/** Client requests without a review, above the list. */
export function PendingReview() {
  const t = useListMessages();
  const { data } = usePendingReview();
  if (!data || data.page.total === 0) return null;
  const { total } = data.page;
  return (
    <section className={classes.panel} aria-label={t('pending.title', { count: total })}>
      <Badge family="amber" icon={IconClock}>
        {t('pending.title', { count: total })}
      </Badge>
      <ul className={classes.jobs}>
        {data.data.slice(0, shown).map((job) => (
          <li key={job.id}>
            <Link href={href(jobsRoutes.record, { id: job.id })} className={classes.job}>
              {job.title}
            </Link>{' '}
            <span className={classes.second}>
              {[
                job.company?.name,
                job.createdAt && t('pending.since', { date: formatDate(job.createdAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {total > shown && (
        <Link
          href={`${jobsRoutes.list.path}?filter[status]=pending_review`}
          className={classes.job}
        >
          {t('pending.all')}
        </Link>
      )}
    </section>
  );
}
