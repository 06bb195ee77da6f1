import { jobsRoutes, type PoolSuggestions } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Badge, formatCount } from '@muster/ui';
import { useSuggestionMessages } from './messages.ts';
import classes from './suggestions.module.css';

/** The demand of open jobs compared with the available members. */
export function PoolGaps({ found }: { found: PoolSuggestions }) {
  const t = useSuggestionMessages();
  const { jobs, seats, available, missing, skills } = found;
  return (
    <section className={classes.part} aria-labelledby="pool-gaps">
      <h3 className={classes.heading} id="pool-gaps">
        {t('gaps.title')}
      </h3>
      {jobs.length === 0 ? (
        <p className={classes.quiet}>{t('gaps.noJobs')}</p>
      ) : (
        <>
          <p className={classes.sum}>
            <Badge family={missing > 0 ? 'amber' : 'green'}>
              {missing > 0 ? t('gaps.missing', { count: missing }) : t('gaps.enough')}
            </Badge>{' '}
            {t('gaps.against', { open: formatCount(seats), available: formatCount(available) })}
          </p>
          <ul className={classes.rows}>
            {jobs.map((job) => (
              <li key={job.id} className={classes.line}>
                <RouteLink route={jobsRoutes.record} params={{ id: job.id }}>
                  {job.title}
                </RouteLink>
                <span className={classes.quiet}>{t('gaps.seats', { count: job.seats })}</span>
              </li>
            ))}
          </ul>
          {skills.length > 0 && (
            <p className={classes.quiet}>
              {t('gaps.skills', {
                skills: skills
                  .map(({ name, members }) => t('gaps.skill', { name, count: members }))
                  .join(', '),
              })}
            </p>
          )}
        </>
      )}
    </section>
  );
}
