import { useRef } from 'react';
import type { BoardColumn } from '@muster/contracts';
import { IconPlayerPause } from '@muster/ui';
import type { Carry, Place } from './carry.ts';
import { nameOf } from './column-name.ts';
import classes from './folded-lane.module.css';
import { usePipelineMessages } from './messages.ts';
import { useDropTarget } from './use-drop-target.ts';

interface FoldedLaneProps {
  column: BoardColumn;
  carry: Carry | null;
  onCarryOver: (place: Place) => void;
  onUnfold: () => void;
}

/** Lane collapsed to a strip of fixed width: accepts dropped cards, and expands on a click. */
export function FoldedLane({ column, carry, onCarryOver, onUnfold }: FoldedLaneProps) {
  const t = usePipelineMessages();
  const { id, cards, total } = column;
  const name = nameOf(column, t);
  const strip = useRef<HTMLButtonElement>(null);
  useDropTarget(strip, id, onCarryOver, () => cards.length);
  const isOver = carry?.over.column === id && carry.from.column !== id;
  return (
    <section className={classes.lane} aria-label={name}>
      <button
        ref={strip}
        type="button"
        className={classes.strip}
        data-over={isOver || undefined}
        data-column={id}
        aria-expanded={false}
        aria-label={t('column.unfold', { name, count: total })}
        onClick={onUnfold}
      >
        <IconPlayerPause size={16} aria-hidden />
        <span className={classes.count}>{total}</span>
        <span className={classes.name}>{isOver ? t('move.hold') : name}</span>
      </button>
    </section>
  );
}
