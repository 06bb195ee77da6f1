import type { Board } from '@muster/contracts';
import { IconGripVertical, Kbd } from '@muster/ui';
import { findColumn } from './board-cache.ts';
import classes from './move-bar.module.css';
import { othersIn, type Carry } from './carry.ts';
import { nameOf } from './column-name.ts';
import { usePipelineMessages } from './messages.ts';

/** Target of the carried card, and the keys equivalent to the pointer. */
export function MoveBar({ board, carry }: { board: Board; carry: Carry }) {
  const t = usePipelineMessages();
  const { card, over } = carry;
  const column = findColumn(board, over.column);
  return (
    <div className={classes.bar} aria-hidden>
      <IconGripVertical size={16} />
      <span className={classes.words}>
        {t('move.moving', {
          name: card.candidate.name,
          column: column ? nameOf(column, t) : '',
          place: over.index + 1,
          total: othersIn(board, over.column, card.id).length + 1,
        })}
      </span>
      <span className={classes.keys}>
        <Kbd>Space</Kbd> {t('move.keys.drop')}
        <Kbd>←</Kbd>
        <Kbd>→</Kbd> {t('move.keys.stage')}
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {t('move.keys.order')}
        <Kbd>Esc</Kbd> {t('move.keys.cancel')}
      </span>
    </div>
  );
}
