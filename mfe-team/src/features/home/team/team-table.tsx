import { homeLists, href, jobsRoutes, type HomeTeamMember } from '@muster/contracts';
import { Link, PersonLine, formatCount } from '@muster/ui';
import { useHomeMessages } from '../use-home-messages.ts';
import classes from './team.module.css';

/** The load of a team in numbers. */
export function TeamTable({ members }: { members: readonly HomeTeamMember[] }) {
  const t = useHomeMessages();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('team.person')}</th>
          {(['openJobs', 'live', 'late', 'tasksLate'] as const).map((column) => (
            <th key={column} scope="col" className={`${classes.number} ${classes[column] ?? ''}`}>
              {t(`team.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map(({ person, title, openJobs, live, late, tasksLate }) => (
          <tr key={person.id}>
            <th scope="row">
              <PersonLine name={person.name} secondary={title} />
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
            <td className={`${classes.number} ${classes.tasksLate}`}>
              <Count value={tasksLate} isLate />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Count({ value, isLate = false }: { value: number; isLate?: boolean }) {
  const look = value === 0 ? classes.none : isLate ? classes.isLate : undefined;
  return <span className={look}>{formatCount(value)}</span>;
}
