import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Board, BoardCard } from '@muster/contracts';
import { findCard, findColumn } from './board-cache.ts';
import {
  isArrow,
  isSamePlace,
  openColumns,
  othersIn,
  placeOfCard,
  stepFrom,
  type Arrow,
  type Carry,
  type Place,
} from './carry.ts';
import { nameOf } from './column-name.ts';
import { focusCard } from './focus-card.ts';
import { usePipelineMessages } from './messages.ts';

interface CarryOptions {
  board: Board | undefined;
  /** Column without visible cards: arrow keys skip it. */
  folded: string | null;
  onDrop: (card: BoardCard, to: Place) => Promise<boolean>;
  onOpen: (card: BoardCard) => void;
  onSelect: (id: string) => void;
}

/**
 * Drag and drop of cards, by pointer and keyboard alike: a card is carried over places until it is
 * dropped or cancelled. Announces the position to screen readers.
 */
export function useCarry({ board, folded, onDrop, onOpen, onSelect }: CarryOptions) {
  const t = usePipelineMessages();
  const [carry, setCarry] = useState<Carry | null>(null);
  const [spoken, setSpoken] = useState('');
  const nameAt = (column: string) => {
    const found = board && findColumn(board, column);
    return found ? nameOf(found, t) : column;
  };
  const placeWords = ({ card, from, over }: Pick<Carry, 'card' | 'from' | 'over'>) => ({
    name: card.candidate.name,
    column: nameAt(over.column),
    place: over.index + 1,
    total: (board ? othersIn(board, over.column, card.id).length : 0) + (from ? 1 : 0),
  });

  function pickUp(card: BoardCard, by: Carry['by']) {
    const from = board && placeOfCard(board, card.id);
    if (!from || card.status !== 'active' || !openColumns(board).includes(from.column)) return;
    const next: Carry = { card, from, over: from, by };
    setCarry(next);
    setSpoken(t('move.picked', { ...placeWords(next), help: t('move.pickedHelp') }));
  }

  function carryTo(place: Place) {
    if (!carry || !board) return;
    const max = othersIn(board, place.column, carry.card.id).length;
    const over = { column: place.column, index: Math.min(place.index, max) };
    if (isSamePlace(over, carry.over)) return;
    const next = { ...carry, over };
    setCarry(next);
    setSpoken(t('move.over', placeWords(next)));
  }

  async function drop(done: Carry | null = carry) {
    if (!done) return;
    const { card, from, over, by } = done;
    setCarry(null);
    if (isSamePlace(from, over)) {
      sayCancelled(done);
      return;
    }
    setSpoken('');
    const moving = onDrop(card, over);
    if (by === 'keys') focusCard(card.id);
    const moved = await moving;
    const words = placeWords({ card, from, over });
    if (moved) setSpoken(t(from.column === over.column ? 'move.ordered' : 'move.dropped', words));
    if (by === 'keys') focusCard(card.id);
  }

  /**
   * A pointer drop includes its card and place, because it may arrive before either was rendered.
   */
  function dropAt(cardId: string, pointed: Place) {
    const card = board && findCard(board, cardId);
    const from = card && placeOfCard(board, cardId);
    if (card && from && card.status === 'active')
      void drop({ card, from, over: withoutCarried(from, pointed, card.id), by: 'pointer' });
    else cancel();
  }

  function cancel() {
    if (!carry) return;
    setCarry(null);
    sayCancelled(carry);
  }

  const sayCancelled = ({ card, from }: Carry) =>
    setSpoken(t('move.cancelled', { name: card.candidate.name, column: nameAt(from.column) }));

  /** Focuses the neighbour in the direction of an arrow. */
  function walk(card: BoardCard, arrow: Arrow) {
    const from = board && placeOfCard(board, card.id);
    if (!from) return;
    const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
    const columns = board.columns.filter(
      ({ id, cards }) => id === from.column || (id !== folded && (!sideways || cards.length > 0)),
    );
    const step = arrow === 'ArrowUp' || arrow === 'ArrowLeft' ? -1 : 1;
    const at = columns.findIndex(({ id }) => id === from.column);
    const column = sideways ? columns[at + step] : columns[at];
    const index = sideways
      ? Math.min(from.index, (column?.cards.length ?? 1) - 1)
      : from.index + step;
    const next = column?.cards[index];
    if (next) focusCard(next.id, index);
  }

  function keyDown(card: BoardCard, event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const { key } = event;
    const isPick = key === ' ' || key === 'Enter';
    if (!isPick && !isArrow(key) && !['Escape', 'o', 'x'].includes(key)) return;
    if (key === 'Escape' && !carry) return;
    event.preventDefault();
    if (carry) {
      event.stopPropagation();
      if (isPick) void drop();
      else if (isArrow(key) && board) carryTo(stepFrom(board, carry, key));
      else if (key === 'Escape') cancel();
    } else if (isPick) {
      if (card.status === 'active') pickUp(card, 'keys');
      else onOpen(card);
    } else if (isArrow(key)) walk(card, key);
    else if (key === 'o') onOpen(card);
    else if (key === 'x' && card.status === 'active') onSelect(card.id);
  }

  /** Moving the focus elsewhere cancels the carrying. */
  function blur(card: BoardCard) {
    if (carry?.by === 'keys' && carry.card.id === card.id) cancel();
  }

  /** Places under the pointer count the carried card; stored places do not. */
  function withoutCarried(from: Place, { column, index }: Place, carried: string): Place {
    const passed = column === from.column && index > from.index ? 1 : 0;
    const max = board ? othersIn(board, column, carried).length : 0;
    return { column, index: Math.min(index - passed, max) };
  }

  function pointTo(place: Place) {
    if (carry?.by === 'pointer') carryTo(withoutCarried(carry.from, place, carry.card.id));
  }

  const now = { pickUp, dropAt, cancel, keyDown, blur, pointTo, board };
  const current = useRef(now);
  useEffect(() => {
    current.current = now;
  });
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => {
          const { board: shown, pickUp: start } = current.current;
          const card = shown && findCard(shown, String(source.data['cardId']));
          if (card) start(card, 'pointer');
        },
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets;
          if (!target) return current.current.cancel();
          const { column, index } = target.data;
          return current.current.dropAt(String(source.data['cardId']), {
            column: String(column),
            index: Number(index),
          });
        },
      }),
    [],
  );
  return { carry, spoken, current };
}
