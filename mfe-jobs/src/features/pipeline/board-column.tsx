import { useEffect, useRef } from 'react';
import { limits, type BoardColumn as Column } from '@muster/contracts';
import { IconUserStar, LoadingText, useRowVirtualizer } from '@muster/ui';
import { BoardCard, type CardActs } from './board-card.tsx';
import { ColumnHead } from './column-head.tsx';
import classes from './board-column.module.css';
import type { Carry, Place } from './carry.ts';
import { nameOf } from './column-name.ts';
import { usePipelineMessages, type PipelineMessages } from './messages.ts';
import { rowHeight } from './row-height.ts';
import { useDropTarget } from './use-drop-target.ts';

interface BoardColumnProps {
  column: Column;
  company: string;
  acts: CardActs;
  now: number;
  selected: ReadonlySet<string>;
  arrived: ReadonlySet<string>;
  carry: Carry | null;
  filtered: boolean;
  onCarryOver: (place: Place) => void;
  onMore: (column: string) => void;
  /** Collapses the lane to a strip; stages cannot be collapsed. */
  onFold?: (() => void) | undefined;
}

/** Stage with count, clock and oldest card, and the visible cards below. */
export function BoardColumn(props: BoardColumnProps) {
  const {
    column,
    company,
    acts,
    now,
    selected,
    arrived,
    carry,
    filtered,
    onCarryOver,
    onMore,
    onFold,
  } = props;
  const t = usePipelineMessages();
  const { id, cards, kind, total, nextCursor } = column;
  const name = nameOf(column, t);
  const isOver = carry?.over.column === id && id !== carry.from.column;
  const rows = rowsOf(column, carry);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRowVirtualizer({
    count: rows.length,
    rowHeight,
    scroller,
    expectedHeight: 900,
  });
  const inSight = virtualizer.getVirtualItems();

  useDropTarget(scroller, id, onCarryOver, (element, clientY) => {
    const top = element.getBoundingClientRect().top - element.scrollTop;
    return Math.max(0, Math.round((clientY - top) / rowHeight - 0.3));
  });

  const carriedOver =
    carry?.by === 'keys' && carry.over.column === id
      ? rows.findIndex((row) => row === 'slot' || row.id === carry.card.id)
      : -1;
  useEffect(() => {
    if (carriedOver === -1) return;
    scroller.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    virtualizer.scrollToIndex(carriedOver);
  }, [carriedOver, virtualizer]);

  const isNearEnd = nextCursor !== null && (inSight.at(-1)?.index ?? 0) >= cards.length - 11;
  useEffect(() => {
    if (isNearEnd) onMore(id);
  }, [isNearEnd, id, onMore, cards.length]);

  return (
    <section className={classes.column} data-over={isOver || undefined} aria-label={name}>
      <ColumnHead column={column} name={name} now={now} onFold={onFold} />
      <div ref={scroller} className={classes.body} data-column={id}>
        {rows.length === 0 ? (
          <p className={classes.empty}>
            {kind === 'selected' && <IconUserStar size={20} aria-hidden />}
            {filtered ? t('column.empty.filtered') : emptyText(column, company, t)}
          </p>
        ) : (
          <div
            role="list"
            aria-label={t('column.cards', { name, count: total })}
            className={classes.rows}
            style={{ height: virtualizer.getTotalSize() }}
          >
            {inSight.map(({ index, start }) => {
              const row = rows[index];
              if (!row) return null;
              return (
                <div
                  key={row === 'slot' ? 'slot' : row.id}
                  role="listitem"
                  className={classes.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {row === 'slot' ? (
                    <div className={classes.slot}>{slotText(column, carry, t)}</div>
                  ) : (
                    <BoardCard
                      card={row}
                      acts={acts}
                      now={now}
                      selected={selected.has(row.id)}
                      carried={carry?.card.id === row.id}
                      arrived={arrived.has(row.id)}
                    />
                  )}
                </div>
              );
            })}
          </div>
        )}
        {nextCursor !== null && <LoadingText>{t('column.loading')}</LoadingText>}
        {nextCursor === null && total > cards.length && (
          <p className={classes.more}>
            {t('column.more', { count: limits.application.columnCards })}
          </p>
        )}
      </div>
    </section>
  );
}

type Row = Column['cards'][number] | 'slot';

/** Returns the cards, with the drop position of a carried one. */
function rowsOf({ id, cards }: Column, carry: Carry | null): readonly Row[] {
  if (!carry || carry.over.column !== id) return cards;
  if (carry.from.column === id && carry.over.index === carry.from.index) return cards;
  const at =
    carry.from.column === id && carry.over.index > carry.from.index
      ? carry.over.index + 1
      : carry.over.index;
  return [...cards.slice(0, at), 'slot', ...cards.slice(at)];
}

const emptyText = ({ id, kind }: Column, company: string, t: PipelineMessages): string =>
  t(`column.empty.${kind ?? (id === 'on_hold' ? 'on_hold' : 'ended')}`, { company });

function slotText({ id, kind }: Column, carry: Carry | null, t: PipelineMessages): string {
  if (carry?.from.column === id) return t('move.place');
  if (id === 'on_hold') return t('move.hold');
  const isEarly = kind === 'added' || kind === 'interested' || kind === 'internal_review';
  return t(isEarly ? 'move.here' : 'move.form');
}
