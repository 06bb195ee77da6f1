import { dayMs, hourMs, minuteMs, type BoardCard } from '@muster/contracts';
import { formatDate } from '@muster/ui';
import type { PipelineMessages } from './messages.ts';

/** A span as cards tell it: `40 min`, `9 h`, `2 d`. */
export function spanText(span: number, t: PipelineMessages): string {
  if (span < hourMs)
    return t('card.age.minutes', { count: Math.max(0, Math.floor(span / minuteMs)) });
  if (span < 2 * dayMs) return t('card.age.hours', { count: Math.floor(span / hourMs) });
  return t('card.age.days', { count: Math.floor(span / dayMs) });
}

/** A day of this year goes without it: columns are narrow. */
const yearOf = (now: number): string => new Date(now).toISOString().slice(0, 4);

export interface Clock {
  text: string;
  tone: 'calm' | 'due' | 'late' | 'held' | 'over';
}

/**
 * How much of the stage's time a card has left: amber in the last quarter, red beyond. A stage
 * without a limit counts the time in it instead.
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
    return { text: t('card.age.late', { age: spanText(now - due, t) }), tone: 'late' };
  const isClose = due !== null && due - now < (due - entered) / 4;
  return due === null
    ? { text: t('card.age.since', { age: spanText(now - entered, t) }), tone: 'calm' }
    : { text: t('card.age.left', { age: spanText(due - now, t) }), tone: isClose ? 'due' : 'calm' };
}
