import { useMemo } from 'react';
import { candidatesRoutes, href, type Board, type BoardCard } from '@muster/contracts';
import {
  Avatar,
  Button,
  DataTable,
  Money,
  PersonLine,
  PhoneRow,
  StageBadge,
  useNow,
  type BulkAction,
  type DataTableColumn,
} from '@muster/ui';
import { clockOf } from './card-clock.ts';
import { nameOf } from './column-name.ts';
import { usePipelineMessages, type PipelineMessages } from './messages.ts';
import classes from './pipeline-page.module.css';
import { PipelineFilter, PipelineTools } from './pipeline-toolbar.tsx';
import type { BoardAddress } from './use-board-address.ts';

interface PipelineListProps {
  board: Board;
  address: BoardAddress;
  bulkActions: readonly BulkAction[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onMore: (column: string) => void;
}

/** The board's candidates in one list, in order of the stages. */
export function PipelineList(props: PipelineListProps) {
  const { board, address, bulkActions, selected, onSelect, onMore } = props;
  const t = usePipelineMessages();
  const now = useNow();
  const rows = useMemo(() => board.columns.flatMap(({ cards }) => cards), [board]);
  const unread = board.columns.filter(({ nextCursor }) => nextCursor !== null);
  const total = board.columns.reduce((sum, column) => sum + column.total + column.placed, 0);
  return (
    <div className={classes.list}>
      <DataTable<BoardCard>
        label={t('title')}
        columns={columnsOf(board, now, t)}
        rows={rows}
        getRowId={({ id }) => id}
        getRowHref={({ candidate }) => href(candidatesRoutes.profile, { id: candidate.id })}
        rowLabel={({ candidate }) => candidate.name}
        selection={{ ids: selected, onChange: onSelect }}
        bulkActions={bulkActions}
        toolbar={<PipelineFilter board={board} address={address} />}
        page={{
          from: rows.length > 0 ? 1 : 0,
          to: rows.length,
          total,
          hasNext: false,
          hasPrev: false,
          limit: 100,
        }}
        renderPhoneRow={(card) => (
          <PhoneRow
            leading={<Avatar name={card.candidate.name} src={card.candidate.photo} size={36} />}
            title={card.candidate.name}
            titleEnd={card.score}
            line={card.candidate.headline}
            lineEnd={clockOf(card, now, t).text}
            badges={<StageBadge of={card} />}
            badgesEnd={card.owner?.name}
          />
        )}
        toolbarEnd={
          <>
            {unread.map((column) => (
              <Button key={column.id} variant="default" onClick={() => onMore(column.id)}>
                {t('row.more', { name: nameOf(column, t) })}
              </Button>
            ))}
            <PipelineTools board={board} address={address} />
          </>
        }
      />
    </div>
  );
}

function columnsOf(board: Board, now: number, t: PipelineMessages): DataTableColumn<BoardCard>[] {
  const cards = board.columns.flatMap((column) => column.cards);
  const has = (key: 'billRate' | 'payRate') => cards.some((card) => key in card);
  return [
    {
      id: 'person',
      header: t('row.person'),
      width: 240,
      grow: true,
      cell: ({ candidate }) => (
        <PersonLine
          name={candidate.name}
          src={candidate.photo}
          secondary={candidate.headline ?? candidate.country}
        />
      ),
    },
    {
      id: 'stage',
      header: t('row.stage'),
      width: 160,
      cell: (card) => <StageBadge of={card} />,
    },
    {
      id: 'clock',
      header: t('row.clock'),
      width: 150,
      cell: (card) => {
        const { text, tone } = clockOf(card, now, t);
        return (
          <span className={classes.clock} data-tone={tone}>
            {text}
          </span>
        );
      },
    },
    ...(cards.some(({ score }) => score !== null)
      ? [
          {
            id: 'score',
            header: t('row.score'),
            width: 70,
            meta: { align: 'end' as const },
            cell: ({ score }: BoardCard) => score,
          },
        ]
      : []),
    ...(['billRate', 'payRate'] as const).filter(has).map((key): DataTableColumn<BoardCard> => ({
      id: key,
      header: t(key === 'billRate' ? 'row.rate' : 'row.pay'),
      width: 106,
      meta: { align: 'end' },
      cell: (card) => {
        const rate = card[key];
        return rate && <Money value={rate} unit={t(`compare.${rate.unit}`)} />;
      },
    })),
    {
      id: 'owner',
      header: t('row.owner'),
      width: 150,
      cell: ({ owner }) =>
        owner ? (
          <span className={classes.owner}>
            <Avatar name={owner.name} src={owner.photo} size={22} />
            {owner.name}
          </span>
        ) : (
          t('row.nobody')
        ),
    },
    {
      id: 'flags',
      header: t('row.flags'),
      width: 190,
      grow: true,
      cell: ({ flags }) => flags.map((flag) => t(`card.flags.${flag}`)).join(', '),
    },
  ];
}
