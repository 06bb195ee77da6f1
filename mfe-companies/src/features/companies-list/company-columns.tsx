import type { CompanyRow } from '@muster/contracts';
import {
  DateTime,
  LocalTime,
  PersonLine,
  StateBadge,
  Text,
  formatCount,
  type DataTableColumn,
} from '@muster/ui';
import { Counted } from '../../shared/counted.tsx';
import { companyPlace } from '../../shared/company-place.ts';
import type { Translate } from '../../shared/use-messages.ts';
import classes from './company-columns.module.css';

interface ColumnRights {
  withPeople: boolean;
  withContracts: boolean;
}

/** Returns the columns of the list, without figures hidden from the role. */
export function companyColumns(
  t: Translate,
  { withPeople, withContracts }: ColumnRights,
): DataTableColumn<CompanyRow>[] {
  const quiet = (text: string) => (
    <Text span size="xs" c="dimmed">
      {text}
    </Text>
  );
  return [
    {
      id: 'name',
      header: t('list.column.company'),
      sortKey: 'name',
      width: 184,
      grow: true,
      cell: ({ name, logo, number, status }) => (
        <span className={status === 'blocked' ? classes.blocked : undefined}>
          <PersonLine name={name} src={logo?.url} secondary={number} shape="square" />
        </span>
      ),
    },
    {
      id: 'status',
      header: t('list.column.status'),
      sortKey: 'status',
      width: 102,
      cell: ({ status }) => <StateBadge machine="company" state={status} />,
    },
    {
      id: 'industry',
      header: t('list.column.industry'),
      width: 150,
      cell: ({ industry }) => industry,
    },
    {
      id: 'place',
      header: t('list.column.place'),
      width: 160,
      cell: (row) => companyPlace(row),
    },
    {
      id: 'localTime',
      header: t('list.column.localTime'),
      width: 120,
      cell: ({ timeZone }) => <LocalTime timeZone={timeZone} />,
    },
    {
      id: 'accountManager',
      header: t('list.column.accountManager'),
      width: 138,
      cell: ({ accountManager }) =>
        accountManager ? (
          <PersonLine name={accountManager.name} src={accountManager.photo} size={22} />
        ) : (
          quiet(t('list.noManager'))
        ),
    },
    {
      id: 'openJobs',
      header: t('list.column.openJobs'),
      width: 80,
      meta: { align: 'end' },
      cell: ({ openJobs }) => formatCount(openJobs),
    },
    ...(withContracts
      ? [
          {
            id: 'contractors',
            header: t('list.column.contractors'),
            width: 96,
            meta: { align: 'end' as const },
            cell: ({ contractors }: CompanyRow) => (
              <Counted count={contractors} reason={t('list.notCounted')} />
            ),
          },
        ]
      : []),
    ...(withPeople
      ? [
          {
            id: 'waiting',
            header: t('list.column.waiting'),
            width: 120,
            meta: { align: 'end' as const },
            cell: ({ submissionsWaiting }: CompanyRow) => (
              <Counted count={submissionsWaiting} reason={t('list.notCounted')} />
            ),
          },
          {
            id: 'response',
            header: t('list.column.response'),
            width: 84,
            meta: { align: 'end' as const },
            cell: ({ responseHours }: CompanyRow) =>
              responseHours === null ? null : t('list.hours', { hours: Math.round(responseHours) }),
          },
        ]
      : []),
    {
      id: 'lastContact',
      header: t('list.column.lastContact'),
      sortKey: 'lastContactAt',
      width: 112,
      cell: ({ lastContactAt }) =>
        lastContactAt ? (
          <DateTime value={lastContactAt} as="relative-day" />
        ) : (
          quiet(t('list.never'))
        ),
    },
  ];
}
