import type { CandidateRow } from '@muster/contracts';
import {
  Avatar,
  ChipList,
  DateTime,
  FittingChips,
  IconLock,
  LocalTime,
  Money,
  StateBadge,
  Tooltip,
  VerifiedTick,
  type DataTableColumn,
} from '@muster/ui';
import { noticeText } from '../../shared/notice-text.ts';
import type { TranslateList } from '../../shared/use-list-messages.ts';
import classes from './candidate-columns.module.css';
import { CandidateStatus } from './candidate-status.tsx';

/** Which columns the reader may see in every row. */
interface ColumnRights {
  withRates: boolean;
  withApplications: boolean;
}

/** The columns of the list; rates and jobs only for readers of all candidates' rates. */
export function candidateColumns(
  t: TranslateList,
  { withRates, withApplications }: ColumnRights,
): DataTableColumn<CandidateRow>[] {
  const columns: (DataTableColumn<CandidateRow> | false)[] = [
    {
      id: 'name',
      header: t('list.column.candidate'),
      sortKey: 'name',
      width: 194,
      grow: true,
      maxWidth: 240,
      cell: (row) => <CandidateCell row={row} t={t} />,
    },
    {
      id: 'vetting',
      header: t('list.column.vetting'),
      sortKey: 'vettingStatus',
      width: 158,
      cell: (row) => <StateBadge machine="vetting" state={row.vettingStatus} />,
    },
    {
      id: 'status',
      header: t('list.column.status'),
      sortKey: 'status',
      width: 116,
      cell: (row) => <CandidateStatus row={row} />,
    },
    {
      id: 'english',
      header: t('list.column.english'),
      sortKey: 'englishLevel',
      sortDescFirst: true,
      width: 80,
      cell: (row) => <English row={row} t={t} />,
    },
    {
      id: 'skills',
      header: t('list.column.skills'),
      width: 120,
      grow: true,
      cell: (row) => <FittingChips items={row.topSkills} total={row.skillCount} />,
    },
    withRates && {
      id: 'rate',
      header: t('list.column.rate'),
      sortKey: 'rate',
      width: 66,
      meta: { align: 'end' },
      cell: (row) => row.rate && <Money value={row.rate} />,
    },
    {
      id: 'notice',
      header: t('list.column.notice'),
      sortKey: 'noticePeriodDays',
      width: 82,
      cell: (row) => row.noticePeriodDays !== null && noticeText(row.noticePeriodDays, t),
    },
    {
      id: 'localTime',
      header: t('list.column.localTime'),
      width: 100,
      cell: (row) => (
        <span className={classes.stack}>
          <LocalTime timeZone={row.timeZone} />
          <span className={classes.second}>
            {[row.city, row.country].filter(Boolean).join(', ')}
          </span>
        </span>
      ),
    },
    {
      id: 'owner',
      header: t('list.column.owner'),
      width: 50,
      cell: (row) =>
        row.owner && (
          <Tooltip label={row.owner.name}>
            <span>
              <Avatar name={row.owner.name} src={row.owner.photo} size={22} labelled />
            </span>
          </Tooltip>
        ),
    },
    withApplications && {
      id: 'openApplications',
      header: t('list.column.openApplications'),
      width: 48,
      meta: { align: 'end' },
      cell: (row) => row.openApplications || <span className={classes.second}>–</span>,
    },
    {
      id: 'lastContact',
      header: t('list.column.lastContact'),
      sortKey: 'lastContactedAt',
      sortDescFirst: true,
      width: 110,
      cell: (row) =>
        row.lastContactedAt ? (
          <DateTime value={row.lastContactedAt} as="relative-day" />
        ) : (
          <span className={classes.second}>{t('list.never')}</span>
        ),
    },
    {
      id: 'pools',
      header: t('list.column.pools'),
      width: 180,
      cell: (row) =>
        row.pools && <ChipList items={row.pools.map(({ name }) => name)} max={1} oneLine />,
    },
    {
      id: 'available',
      header: t('list.column.available'),
      sortKey: 'availableFrom',
      width: 116,
      cell: (row) => row.availableFrom && <DateTime value={row.availableFrom} as="day" />,
    },
  ];
  return columns.filter((column) => column !== false);
}

function CandidateCell({ row, t }: { row: CandidateRow; t: TranslateList }) {
  return (
    <span className={classes.person}>
      <Avatar name={row.name} src={row.photo} />
      <span className={classes.stack}>
        <span className={classes.name}>
          <span className={classes.cut}>{row.name}</span>
          {row.isPrivate && (
            <IconLock
              size={13}
              role="img"
              aria-label={t('list.private')}
              className={classes.lock}
            />
          )}
        </span>
        {row.headline && <span className={classes.second}>{row.headline}</span>}
      </span>
    </span>
  );
}

/** English level, with a tick if it was assessed by staff. */
export function English({ row, t }: { row: CandidateRow; t: TranslateList }) {
  if (!row.englishLevel) return null;
  return (
    <span className={classes.english}>
      {t(`enum.english.${row.englishLevel}`)}
      {row.englishAssessed && <VerifiedTick />}
    </span>
  );
}
