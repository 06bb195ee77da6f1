import { LocalTime, PersonLine, StateBadge, countryName, type DataTableColumn } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';
import { PersonRoles } from './person-roles.tsx';
import classes from './team-columns.module.css';
import { TeamAway, TeamLoad } from './team-now.tsx';
import type { TeamRow } from './team-row.ts';

/** Returns the columns of the list. */
export function teamColumns(t: Translate): DataTableColumn<TeamRow>[] {
  return [
    {
      id: 'name',
      header: t('team.column.person'),
      sortKey: 'name',
      width: 204,
      grow: true,
      cell: ({ name, photo }) => <PersonLine name={name} src={photo} />,
    },
    {
      id: 'title',
      header: t('team.column.title'),
      sortKey: 'title',
      width: 172,
      cell: ({ title, department }) => (
        <span className={classes.stack}>
          <span className={classes.first}>{title}</span>
          {department && <span className={classes.second}>{department}</span>}
        </span>
      ),
    },
    {
      id: 'roles',
      header: t('team.column.roles'),
      width: 170,
      cell: (row) => <PersonRoles row={row} t={t} />,
    },
    {
      id: 'manager',
      header: t('team.column.manager'),
      width: 160,
      cell: ({ manager }) =>
        manager ? (
          <PersonLine name={manager.name} src={manager.photo} size={22} />
        ) : (
          <span className={classes.second}>{t('team.noManager')}</span>
        ),
    },
    {
      id: 'localTime',
      header: t('team.column.localTime'),
      width: 108,
      cell: ({ timeZone, country }) => (
        <span className={classes.stack}>
          {timeZone && <LocalTime timeZone={timeZone} />}
          {country && <span className={classes.second}>{countryName(country)}</span>}
        </span>
      ),
    },
    {
      id: 'load',
      header: t('team.column.load'),
      width: 104,
      cell: (row) => <TeamLoad row={row} t={t} />,
    },
    {
      id: 'kind',
      header: t('team.column.kind'),
      width: 98,
      cell: ({ kind }) => t(`enum.kind.${kind}`),
    },
    {
      id: 'status',
      header: t('team.column.status'),
      width: 124,
      cell: (row) => (
        <span className={classes.stack}>
          <span>
            <StateBadge machine="teamMember" state={row.status} />
          </span>
          <TeamAway row={row} t={t} />
        </span>
      ),
    },
    {
      id: 'hours',
      header: t('team.column.hours'),
      width: 112,
      meta: { align: 'end' },
      cell: ({ weeklyHours }) => t('team.hours', { count: weeklyHours }),
    },
  ];
}
