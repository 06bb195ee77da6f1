import type { Board, BoardCard } from '@muster/contracts';
import { findColumn } from './board-cache.ts';

/** Position between the cards of a column, not counting the carried card. */
export interface Place {
  column: string;
  index: number;
}

/** Card picked up by keyboard or pointer, and its current target. */
export interface Carry {
  card: BoardCard;
  from: Place;
  over: Place;
  by: 'keys' | 'pointer';
}

/** Returns the cards of a column without the carried one. */
export const othersIn = (board: Board, column: string, carried: string): readonly BoardCard[] =>
  findColumn(board, column)?.cards.filter(({ id }) => id !== carried) ?? [];

/** Returns a card's current place; null if it is not on the board. */
export function placeOfCard(board: Board, id: string): Place | null {
  for (const { id: column, cards } of board.columns) {
    const index = cards.findIndex((card) => card.id === id);
    if (index !== -1) return { column, index };
  }
  return null;
}

/** Returns the columns that accept cards: not the ended ones. */
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

/** Returns the place one step away, within the columns and their cards. */
export function stepFrom(board: Board, { card, over }: Carry, arrow: Arrow): Place {
  const columns = openColumns(board);
  const step = arrows[arrow];
  const at = columns.indexOf(over.column) + step.column;
  const column = columns[Math.min(Math.max(at, 0), columns.length - 1)] ?? over.column;
  const max = othersIn(board, column, card.id).length;
  return { column, index: Math.min(Math.max(over.index + step.index, 0), max) };
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.column === b.column && a.index === b.index;

/** Returns the card above a place; null: at the top. */
export const cardAbove = (board: Board, { column, index }: Place, carried: string): string | null =>
  othersIn(board, column, carried)[index - 1]?.id ?? null;
