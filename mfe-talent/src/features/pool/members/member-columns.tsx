import type { PoolMemberRow } from '@muster/contracts';
import {
  Avatar,
  DateTime,
  FittingChips,
  LocalTime,
  Money,
  StateBadge,
  type DataTableColumn,
} from '@muster/ui';
import type { Translate } from '../../../shared/use-messages.ts';
import { MemberMarks } from './member-marks.tsx';
import classes from './members.module.css';

/**
 * Returns the columns of a pool's members; the rate only for readers who may see all candidates'
 * rates.
 */
export function memberColumns(
  t: Translate,
  { withRates }: { withRates: boolean },
): DataTableColumn<PoolMemberRow>[] {
  const columns: (DataTableColumn<PoolMemberRow> | false)[] = [
    {
      id: 'name',
      header: t('pool.members.column.name'),
      sortKey: 'name',
      width: 220,
      grow: true,
      maxWidth: 280,
      cell: (row) => (
        <span className={classes.person}>
          <Avatar name={row.name} src={row.photo} />
          <span className={classes.stack}>
            <span className={classes.name}>
              {row.name} <MemberMarks row={row} t={t} />
            </span>
            {row.headline && <span className={classes.second}>{row.headline}</span>}
          </span>
        </span>
      ),
    },
    {
      id: 'vetting',
      header: t('pool.members.column.vetting'),
      sortKey: 'vettingStatus',
      width: 164,
      cell: ({ vettingStatus }) => <StateBadge machine="vetting" state={vettingStatus} />,
    },
    {
      id: 'skills',
      header: t('pool.members.column.skills'),
      width: 190,
      grow: true,
      cell: ({ topSkills, skillCount }) => <FittingChips items={topSkills} total={skillCount} />,
    },
    withRates && {
      id: 'rate',
      header: t('pool.members.column.rate'),
      width: 66,
      meta: { align: 'end' },
      cell: ({ rate }) => rate && <Money value={rate} />,
    },
    {
      id: 'notice',
      header: t('pool.members.column.notice'),
      sortKey: 'noticePeriodDays',
      width: 90,
      cell: ({ noticePeriodDays: days }) =>
        days === null
          ? null
          : days === 0
            ? t('pool.members.notice.none')
            : t('pool.members.notice.days', { count: days }),
    },
    {
      id: 'place',
      header: t('pool.members.column.place'),
      width: 120,
      cell: ({ timeZone, city, country }) => (
        <span className={classes.stack}>
          <LocalTime timeZone={timeZone} />
          <span className={classes.second}>{[city, country].filter(Boolean).join(', ')}</span>
        </span>
      ),
    },
    {
      id: 'added',
      header: t('pool.members.column.added'),
      width: 150,
      cell: ({ addedBy, addedAt }) =>
        addedAt === null ? (
          <span className={classes.second}>{t('pool.members.byRule')}</span>
        ) : (
          <span className={classes.stack}>
            <DateTime value={addedAt} as="relative-day" />
            <span className={classes.second}>{addedBy?.name}</span>
          </span>
        ),
    },
    {
      id: 'reason',
      header: t('pool.members.column.reason'),
      width: 180,
      cell: ({ reason }) => reason,
    },
    {
      id: 'status',
      header: t('pool.members.column.status'),
      width: 112,
      cell: ({ status }) => <StateBadge machine="candidate" state={status} />,
    },
    {
      id: 'available',
      header: t('pool.members.column.available'),
      sortKey: 'availableFrom',
      width: 116,
      cell: ({ availableFrom }) => availableFrom && <DateTime value={availableFrom} as="day" />,
    },
  ];
  return columns.filter((column) => column !== false);
}
