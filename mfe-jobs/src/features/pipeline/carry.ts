import type { Board, BoardCard } from '@muster/contracts';
import { findColumn } from './board-cache.ts';

/** A place between the cards of a column; the card that is carried does not count. */
export interface Place {
  column: string;
  index: number;
}

/** A card that is picked up, by keys or by the pointer, and the place over which it is. */
export interface Carry {
  card: BoardCard;
  from: Place;
  over: Place;
  by: 'keys' | 'pointer';
}

/** The cards of a column without the one that is carried. */
export const othersIn = (board: Board, column: string, carried: string): readonly BoardCard[] =>
  findColumn(board, column)?.cards.filter(({ id }) => id !== carried) ?? [];

/** Where a card stands now; null when it is not on the board. */
export function placeOfCard(board: Board, id: string): Place | null {
  for (const { id: column, cards } of board.columns) {
    const index = cards.findIndex((card) => card.id === id);
    if (index !== -1) return { column, index };
  }
  return null;
}

/** Columns that a card can be carried over: where people have ended up, nothing is put. */
export const openColumns = (board: Board): readonly string[] =>
  board.columns.map(({ id }) => id).filter((id) => id !== 'ended');

const arrows = {
  ArrowUp: { column: 0, index: -1 },
  ArrowDown: { column: 0, index: 1 },
  ArrowLeft: { column: -1, index: 0 },
  ArrowRight: { column: 1, index: 0 },
} as const;
export type Arrow = keyof typeof arrows;

export const isArrow = (key: string): key is Arrow => key in arrows;

/** The place one step from another, within the columns and their cards. */
export function stepFrom(board: Board, { card, over }: Carry, arrow: Arrow): Place {
  const columns = openColumns(board);
  const step = arrows[arrow];
  const at = columns.indexOf(over.column) + step.column;
  const column = columns[Math.min(Math.max(at, 0), columns.length - 1)] ?? over.column;
  const most = othersIn(board, column, card.id).length;
  return { column, index: Math.min(Math.max(over.index + step.index, 0), most) };
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.column === b.column && a.index === b.index;

/** The card that something put at this place comes to stand below; null: at the top. */
export const cardAbove = (board: Board, { column, index }: Place, carried: string): string | null =>
  othersIn(board, column, carried)[index - 1]?.id ?? null;
