import {
  homeLists,
  href,
  jobsRoutes,
  type HomeTeamMember,
  type PromiseRate,
} from '@muster/contracts';
import { Link, PersonLine, formatCount, formatPercent } from '@muster/ui';
import { useHomeMessages } from '../use-home-messages.ts';
import classes from './team.module.css';

/** A team's workload in numbers. */
export function TeamTable({ members }: { members: readonly HomeTeamMember[] }) {
  const t = useHomeMessages();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('team.person')}</th>
          {(['openJobs', 'live', 'late', 'interviews', 'tasksLate', 'promises'] as const).map(
            (column) => (
              <th key={column} scope="col" className={`${classes.number} ${classes[column] ?? ''}`}>
                {t(`team.${column}`)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {members.map(({ person, title, openJobs, live, late, interviews, tasksLate, promises }) => (
          <tr key={person.id}>
            <th scope="row">
              <PersonLine name={person.name} src={person.photo} secondary={title} />
            </th>
            <td className={`${classes.number} ${classes.openJobs}`}>
              {openJobs === 0 ? (
                <Count value={0} />
              ) : (
                <Link
                  className={classes.link}
                  href={href(jobsRoutes.list, {}, homeLists.openJobsLedBy(person.id))}
                  aria-label={t('team.openJobsLabel', { count: openJobs, name: person.name })}
                >
                  {formatCount(openJobs)}
                </Link>
              )}
            </td>
            <td className={classes.number}>
              <Count value={live} />
            </td>
            <td className={classes.number}>
              <Count value={late} isLate />
            </td>
            <td className={`${classes.number} ${classes.interviews}`}>
              <Count value={interviews} />
            </td>
            <td className={`${classes.number} ${classes.tasksLate}`}>
              <Count value={tasksLate} isLate />
            </td>
            <td className={`${classes.number} ${classes.promises}`}>
              <KeptRate rate={promises} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The share of promises that were kept; a dash if none has ended. */
function KeptRate({ rate: { kept, broken } }: { rate: PromiseRate }) {
  const t = useHomeMessages();
  const total = kept + broken;
  if (total === 0) return <span className={classes.none}>–</span>;
  return (
    <span
      className={broken > kept ? classes.isLate : undefined}
      title={t('team.promisesOf', { kept, total })}
    >
      {formatPercent(kept / total)}
    </span>
  );
}

function Count({ value, isLate = false }: { value: number; isLate?: boolean }) {
  const look = value === 0 ? classes.none : isLate ? classes.isLate : undefined;
  return <span className={look}>{formatCount(value)}</span>;
}
