import type { BoardCard } from '@muster/contracts';
import { formatDate, formatSpan } from '@muster/ui';
import type { PipelineMessages } from './messages.ts';

/** Dates in the current year omit it, because columns are narrow. */
const yearOf = (now: number): string => new Date(now).toISOString().slice(0, 4);

export interface Clock {
  text: string;
  tone: 'calm' | 'due' | 'late' | 'held' | 'over';
}

/**
 * Returns how much of the stage's time a card has left: amber in the last quarter, red beyond. A
 * stage without a limit shows the time spent in it.
 */
export function clockOf(card: BoardCard, now: number, t: PipelineMessages): Clock {
  const { status, onHold, holdUntil, stageEnteredAt, stageDueAt, exit } = card;
  const day = (at: string) => formatDate(at, { year: at.slice(0, 4) !== yearOf(now) });
  if (exit) return { text: exit.reason ?? day(exit.at), tone: 'over' };
  if (status === 'placed')
    return { text: t('card.placed', { date: day(stageEnteredAt) }), tone: 'over' };
  if (onHold)
    return {
      text: holdUntil ? t('card.heldUntil', { date: day(holdUntil) }) : t('card.held'),
      tone: 'held',
    };
  const entered = Date.parse(stageEnteredAt);
  const due = stageDueAt ? Date.parse(stageDueAt) : null;
  if (due !== null && due < now)
    return { text: t('card.age.late', { age: formatSpan(now - due) }), tone: 'late' };
  const isClose = due !== null && due - now < (due - entered) / 4;
  return due === null
    ? { text: t('card.age.since', { age: formatSpan(now - entered) }), tone: 'calm' }
    : { text: t('card.age.left', { age: formatSpan(due - now) }), tone: isClose ? 'due' : 'calm' };
}
