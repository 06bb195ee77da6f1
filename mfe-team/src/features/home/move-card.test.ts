import { defaultHomeLayout } from '@muster/contracts';
import type { HomeCard } from '@muster/contracts';
import { canMove, moveCard, showWidget } from './move-card.ts';

const columns = (card: HomeCard, step: -1 | 1) => {
  const { main, side } = moveCard(defaultHomeLayout, card, step);
  return [main, side];
};

it.each([
  ['jobs', -1, ['jobs', 'queue'], ['newCandidates', 'followed']],
  ['queue', 1, ['jobs', 'queue'], ['newCandidates', 'followed']],
  ['jobs', 1, ['queue'], ['jobs', 'newCandidates', 'followed']],
  ['newCandidates', -1, ['queue', 'jobs', 'newCandidates'], ['followed']],
  ['queue', -1, ['queue', 'jobs'], ['newCandidates', 'followed']],
  ['followed', 1, ['queue', 'jobs'], ['newCandidates', 'followed']],
] as const)('%s by %i', (card, step, main, side) => {
  expect(columns(card, step)).toEqual([main, side]);
});

it('comes into an empty column and leaves it again', () => {
  const layout = { main: [], side: ['queue', 'jobs'], hidden: [] } as const;
  expect(canMove(layout, 'queue', -1)).toBe(true);
  const moved = moveCard(layout, 'queue', -1);
  expect(moved).toMatchObject({ main: ['queue'], side: ['jobs'] });
  expect(canMove(moved, 'queue', -1)).toBe(false);
  expect(moveCard(moved, 'queue', 1)).toEqual(layout);
});

it('hides once and shows again', () => {
  const hidden = showWidget(showWidget(defaultHomeLayout, 'jobs', false), 'jobs', false);
  expect(hidden.hidden).toEqual(['jobs']);
  expect(showWidget(hidden, 'jobs', true)).toEqual(defaultHomeLayout);
});
