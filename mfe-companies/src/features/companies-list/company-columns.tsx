import { LocalTime, PersonLine, StateBadge, Text, formatCount } from '@muster/ui';
import type { DataTableColumn } from '@muster/ui';
import type { Words } from '../../shared/use-words.ts';
import { companyPlace } from './company-place.ts';
import type { CompanyRow } from './company-row.ts';

/** The columns of the list. */
export function companyColumns(t: Words): DataTableColumn<CompanyRow>[] {
  return [
    {
      id: 'name',
      header: t('list.column.company'),
      sortKey: 'name',
      width: 220,
      grow: true,
      cell: ({ name, number }) => <PersonLine name={name} secondary={number} shape="square" />,
    },
    {
      id: 'status',
      header: t('list.column.status'),
      sortKey: 'status',
      width: 120,
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
      width: 220,
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
      width: 190,
      cell: ({ accountManager }) =>
        accountManager ? (
          <PersonLine name={accountManager.name} size={22} />
        ) : (
          <Text span size="xs" c="dimmed">
            {t('list.noManager')}
          </Text>
        ),
    },
    {
      id: 'openJobs',
      header: t('list.column.openJobs'),
      width: 96,
      meta: { align: 'end' },
      cell: ({ openJobs }) => formatCount(openJobs),
    },
  ];
}
