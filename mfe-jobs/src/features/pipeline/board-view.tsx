import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Board, BoardCard as Card } from '@muster/contracts';
import { SegmentedControl, VisuallyHidden, useNow } from '@muster/ui';
import { findColumn } from './board-cache.ts';
import { BoardColumn } from './board-column.tsx';
import { cardKeysId, type CardActs } from './board-card.tsx';
import classes from './board-view.module.css';
import type { Place } from './carry.ts';
import { nameOf } from './column-name.ts';
import { FoldedLane } from './folded-lane.tsx';
import { MoveBar } from './move-bar.tsx';
import { usePipelineMessages } from './messages.ts';
import { useArrivals } from './use-arrivals.ts';
import { useCarry } from './use-carry.ts';
import { useFlights } from './use-flights.ts';
import { usePhone } from './use-phone.ts';

interface BoardViewProps {
  board: Board;
  selected: readonly string[];
  filtered: boolean;
  ownMoves: ReadonlySet<string>;
  onSelect: (id: string) => void;
  onOpen: (card: Card) => void;
  onMove: (card: Card, to: Place) => Promise<boolean>;
  onMore: (column: string) => void;
  /** Shown after the stages on a phone. */
  tabsEnd?: ReactNode;
}

const widthOf = (isFolded: boolean) => (isFolded ? '36px' : 'minmax(150px, 340px)');

/** Stages side by side; on a phone one at a time. */
export function BoardView(props: BoardViewProps) {
  const { board, selected, filtered, ownMoves, onSelect, onOpen, onMove, onMore, tabsEnd } = props;
  const t = usePipelineMessages();
  const now = useNow();
  const isPhone = usePhone();
  const heldCount = findColumn(board, 'on_hold')?.total ?? 0;
  // Decided once per visit: a drag onto the lane must not move the columns under the pointer.
  const [isHeldFolded, setHeldFolded] = useState(heldCount === 0);
  const folded = isHeldFolded && !isPhone ? 'on_hold' : null;
  const { carry, spoken, current } = useCarry({
    board,
    folded,
    onDrop: onMove,
    onOpen,
    onSelect,
  });
  const arrived = useArrivals(board, ownMoves);
  useFlights(arrived, board);

  const latest = useRef({ onOpen, onSelect });
  useLayoutEffect(() => {
    latest.current = { onOpen, onSelect };
  });
  const acts = useMemo<CardActs>(
    () => ({
      open: (card) => latest.current.onOpen(card),
      select: (id) => latest.current.onSelect(id),
      keyDown: (card, event) => current.current.keyDown(card, event),
      blur: (card) => current.current.blur(card),
    }),
    [current],
  );
  const chosen = useMemo(() => new Set(selected), [selected]);
  const lanes = board.columns.filter(
    ({ id, total }) => !isPhone || id !== 'on_hold' || total > 0 || carry !== null,
  );
  const [tab, setTab] = useState<string | null>(null);
  const shownTab =
    lanes.find(({ id }) => id === tab) ?? lanes.find(({ total }) => total > 0) ?? lanes[0];
  const shown = isPhone ? lanes.filter((lane) => lane === shownTab) : lanes;

  const pointTo = (place: Place) => current.current.pointTo(place);
  return (
    <div className={classes.frame}>
      {isPhone && shownTab && (
        <div className={classes.tabs}>
          <SegmentedControl
            aria-label={t('drawer.stage')}
            data={lanes.map((lane) => ({
              value: lane.id,
              label: `${nameOf(lane, t)} ${lane.total}`,
            }))}
            value={shownTab.id}
            onChange={setTab}
          />
          {tabsEnd}
        </div>
      )}
      <div
        className={classes.board}
        data-unfolded={folded === null || undefined}
        style={{
          gridTemplateColumns: isPhone
            ? 'minmax(0, 1fr)'
            : shown.map(({ id }) => widthOf(id === folded)).join(' '),
        }}
      >
        {shown.map((column) =>
          column.id === folded ? (
            <FoldedLane
              key={column.id}
              column={column}
              carry={carry}
              onCarryOver={pointTo}
              onUnfold={() => setHeldFolded(false)}
            />
          ) : (
            <BoardColumn
              key={column.id}
              column={column}
              company={board.job.company.name}
              acts={acts}
              now={now}
              selected={chosen}
              arrived={arrived}
              carry={carry}
              filtered={filtered}
              onCarryOver={pointTo}
              onMore={onMore}
              onFold={column.id === 'on_hold' && !isPhone ? () => setHeldFolded(true) : undefined}
            />
          ),
        )}
      </div>
      {carry && <MoveBar board={board} carry={carry} />}
      <VisuallyHidden id={cardKeysId}>{t('card.keys')}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {spoken}
      </VisuallyHidden>
    </div>
  );
}
