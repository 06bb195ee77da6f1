import { PersonLine, StateBadge, formatCount, type DataTableColumn } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';
import classes from './pool-columns.module.css';
import { PoolMembers } from './pool-members.tsx';
import { QuestionLinks } from './question-links.tsx';
import { PoolName } from './pool-name.tsx';
import type { PoolRow } from './pool-row.ts';

/** Returns the columns of the list. */
export function poolColumns(
  t: Translate,
  { readsQuestions }: { readsQuestions: boolean },
): DataTableColumn<PoolRow>[] {
  return [
    {
      id: 'name',
      header: t('pools.column.pool'),
      sortKey: 'name',
      width: 226,
      grow: true,
      cell: (row) => (
        <span className={classes.stack}>
          <PoolName row={row} t={t} />
          {row.description && <span className={classes.second}>{row.description}</span>}
        </span>
      ),
    },
    {
      id: 'members',
      header: t('pools.column.members'),
      sortKey: 'memberCount',
      sortDescFirst: true,
      width: 150,
      cell: (row) => <PoolMembers row={row} t={t} />,
    },
    {
      id: 'vetted',
      header: t('pools.column.vetted'),
      width: 90,
      meta: { align: 'end' },
      cell: ({ vettedCount, memberCount }) =>
        memberCount === 0 ? (
          '–'
        ) : (
          <VettedShare vettedCount={vettedCount} memberCount={memberCount} t={t} />
        ),
    },
    {
      id: 'available',
      header: t('pools.column.available'),
      width: 104,
      meta: { align: 'end' },
      cell: ({ availableCount }) => formatCount(availableCount),
    },
    {
      id: 'openJobs',
      header: t('pools.column.openJobs'),
      width: 88,
      meta: { align: 'end' },
      cell: ({ openJobs }) => (openJobs === undefined ? '–' : formatCount(openJobs)),
    },
    {
      id: 'kind',
      header: t('pools.column.kind'),
      width: 84,
      cell: ({ kind }) => t(`enum.kind.${kind}`),
    },
    {
      id: 'status',
      header: t('pools.column.status'),
      width: 88,
      cell: ({ status }) => <StateBadge machine="pool" state={status} />,
    },
    {
      id: 'owner',
      header: t('pools.column.owner'),
      width: 150,
      cell: ({ owner }) =>
        owner ? (
          <PersonLine name={owner.name} src={owner.photo} size={22} />
        ) : (
          <span className={classes.second}>{t('pools.noOwner')}</span>
        ),
    },
    ...(readsQuestions ? [questionsColumn(t)] : []),
  ];
}

const questionsColumn = (t: Translate): DataTableColumn<PoolRow> => ({
  id: 'questions',
  header: t('pools.column.questions'),
  width: 160,
  cell: (row) => <QuestionLinks pool={row} t={t} />,
});

/** The number and share of members who passed vetting. */
function VettedShare(props: Pick<PoolRow, 'vettedCount' | 'memberCount'> & { t: Translate }) {
  const { vettedCount, memberCount, t } = props;
  const percent = Math.round((vettedCount / memberCount) * 100);
  return (
    <>
      {formatCount(vettedCount)}{' '}
      <span className={classes.second}>{t('pools.vettedOf', { percent })}</span>
    </>
  );
}
