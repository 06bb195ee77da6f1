import { StageCounts } from '@muster/blocks';
import {
  Avatar,
  DateTime,
  PersonLine,
  StateBadge,
  Tooltip,
  useNow,
  type DataTableColumn,
} from '@muster/ui';
import { JobClock } from '../../shared/job-clock.tsx';
import type { ListMessages } from '../../shared/list-words.ts';
import { PriorityFlag } from '../../shared/priority-flag.tsx';
import type { Translate } from '../../shared/use-messages.ts';
import { daysOpen } from './days-open.ts';
import classes from './job-columns.module.css';
import type { JobRow } from './job-row.ts';
import { PositionsBar } from './positions-bar.tsx';

/** Returns the columns of the list; company and recruiter only for users who may see the client. */
export function jobColumns(
  t: Translate,
  words: ListMessages,
  withClient: boolean,
): DataTableColumn<JobRow>[] {
  const columns: (DataTableColumn<JobRow> | false)[] = [
    {
      id: 'title',
      header: t('list.column.job'),
      sortKey: 'title',
      width: 188,
      grow: true,
      cell: ({ title, number, confidential }) => (
        <span className={classes.stack}>
          <span className={classes.title}>{title}</span>
          <span className={classes.second}>
            {[number, confidential && words('confidential')].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    withClient && {
      id: 'company',
      header: t('list.column.company'),
      width: 148,
      grow: true,
      maxWidth: 220,
      cell: ({ company }) => company && <PersonLine name={company.name} size={22} shape="square" />,
    },
    {
      id: 'status',
      header: t('list.column.status'),
      sortKey: 'status',
      width: 104,
      cell: ({ status }) => <StateBadge machine="job" state={status} />,
    },
    {
      id: 'priority',
      header: t('list.column.priority'),
      width: 80,
      cell: ({ priority }) => <PriorityFlag priority={priority} t={t} />,
    },
    {
      id: 'positions',
      header: t('list.column.positions'),
      width: 102,
      cell: (row) => <PositionsBar row={row} t={t} />,
    },
    withClient && {
      id: 'stages',
      header: words('column.stages'),
      width: 184,
      cell: ({ stages, onHold }) => stages && <StageCounts counts={stages} onHold={onHold} />,
    },
    {
      id: 'opened',
      header: t('list.column.opened'),
      sortKey: 'openedDate',
      sortDescFirst: true,
      width: 102,
      cell: (row) => <Opened row={row} t={t} />,
    },
    withClient && {
      id: 'clock',
      header: words('column.clock'),
      width: 132,
      cell: ({ clock }) => clock && <JobClock clock={clock} />,
    },
    withClient && {
      id: 'leadRecruiter',
      header: t('list.column.leadRecruiter'),
      width: 52,
      cell: ({ leadRecruiter }) =>
        leadRecruiter ? (
          <Tooltip label={leadRecruiter.name}>
            <span>
              <Avatar name={leadRecruiter.name} src={leadRecruiter.photo} size={22} labelled />
            </span>
          </Tooltip>
        ) : (
          <span className={classes.second}>{t('list.noRecruiter')}</span>
        ),
    },
  ];
  return columns.filter((column) => column !== false);
}

function Opened({ row, t }: { row: JobRow; t: Translate }) {
  if (!row.openedDate) return <span className={classes.second}>{t('list.notOpened')}</span>;
  return (
    <span className={classes.stack}>
      <DateTime value={row.openedDate} as="day" />
      <span className={classes.second}>
        <JobAge row={row} t={t} />
      </span>
    </span>
  );
}

/** "34 days ago" while the search runs. */
export function JobAge({ row, t }: { row: JobRow; t: Translate }) {
  const days = daysOpen(row, useNow());
  if (days === null) return null;
  return days === 0 ? t('list.today') : t('list.age', { count: days });
}
