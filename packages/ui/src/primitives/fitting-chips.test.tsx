import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { FittingChips } from './fitting-chips.tsx';

/** Simulates a layout with chips 60 px wide in a line of the given width; jsdom has no layout. */
function layOut(lineWidth: number) {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => 60);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => lineWidth);
}
afterEach(() => jest.restoreAllMocks());

const skills = ['Go', 'Kafka', 'PostgreSQL'];

test('shows the chips that fit and counts the rest', () => {
  layOut(160);
  renderUi(<FittingChips items={skills} total={12} />);
  expect(screen.getByText('Go')).toBeVisible();
  expect(screen.getByText('+10')).toBeVisible();
  expect(screen.getByText('10 more')).toBeInTheDocument();
});

test('counts nothing if all chips fit', () => {
  layOut(195);
  renderUi(<FittingChips items={skills} />);
  expect(screen.queryByText(/^\+/)).not.toBeInTheDocument();
});

test('shows at least one chip, however narrow the line is', () => {
  layOut(30);
  renderUi(<FittingChips items={skills} />);
  expect(screen.getByText('+2')).toBeVisible();
});
