import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { OverlapBar, sharedHours } from './overlap-bar.tsx';

test.each([
  ['apart', { from: 9, to: 17 }, { from: 18, to: 24 }, 0],
  ['partly', { from: 9, to: 17 }, { from: 12, to: 20 }, 5],
  ['over midnight', { from: 9, to: 17 }, { from: 20, to: 11 }, 2],
  ['both over midnight', { from: 22, to: 6 }, { from: 20, to: 4 }, 6],
  ['before this day began', { from: 9, to: 17 }, { from: -4, to: 12 }, 3],
])('working hours overlap %s', (_case, home, other, expected) => {
  expect(sharedHours(home, other)).toBe(expected);
});

test('states the shared hours in words', () => {
  renderUi(<OverlapBar home={{ from: 9, to: 17 }} other={{ from: 12, to: 20 }} />);
  expect(screen.getByRole('img', { name: '5 h of shared working time' })).toBeInTheDocument();
});
