import type { HomeCard, HomeLayout } from '@muster/contracts';
import { canMove, moveCard, showWidget } from './move-card.ts';

const layout: HomeLayout = {
  main: ['queue', 'jobs'],
  side: ['newCandidates', 'followed'],
  hidden: [],
};

const columns = (card: HomeCard, step: -1 | 1) => {
  const { main, side } = moveCard(layout, card, step);
  return [main, side];
};

it.each([
  ['jobs', -1, ['jobs', 'queue'], ['newCandidates', 'followed']],
  ['queue', 1, ['jobs', 'queue'], ['newCandidates', 'followed']],
  ['jobs', 1, ['queue'], ['jobs', 'newCandidates', 'followed']],
  ['newCandidates', -1, ['queue', 'jobs', 'newCandidates'], ['followed']],
  ['queue', -1, ['queue', 'jobs'], ['newCandidates', 'followed']],
  ['followed', 1, ['queue', 'jobs'], ['newCandidates', 'followed']],
] as const)('moves the card %s by %i', (card, step, main, side) => {
  expect(columns(card, step)).toEqual([main, side]);
});

it('moves a card into an empty column and out of it again', () => {
  const onOneSide = { main: [], side: ['queue', 'jobs'], hidden: [] } as const;
  expect(canMove(onOneSide, 'queue', -1)).toBe(true);
  const moved = moveCard(onOneSide, 'queue', -1);
  expect(moved).toMatchObject({ main: ['queue'], side: ['jobs'] });
  expect(canMove(moved, 'queue', -1)).toBe(false);
  expect(moveCard(moved, 'queue', 1)).toEqual(onOneSide);
});

it('hides a card once and shows it again', () => {
  const hidden = showWidget(showWidget(layout, 'jobs', false), 'jobs', false);
  expect(hidden.hidden).toEqual(['jobs']);
  expect(showWidget(hidden, 'jobs', true)).toEqual(layout);
});
