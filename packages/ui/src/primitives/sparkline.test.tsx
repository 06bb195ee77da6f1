import { render, screen } from '@testing-library/react';
import { Sparkline } from './sparkline.tsx';

const pathOf = (container: HTMLElement) =>
  container.querySelector('path:last-of-type')?.getAttribute('d');

test('draws the lowest value at the bottom and the highest at the top', () => {
  const { container } = render(<Sparkline values={[2, 10, 6]} label="2, 10, 6" />);
  expect(pathOf(container)).toBe('M3 21 L32 3 L61 12');
  expect(screen.getByRole('img', { name: '2, 10, 6' })).toBeInTheDocument();
});

test('equal values are drawn in the middle', () => {
  const { container } = render(<Sparkline values={[4, 4]} label="4, 4" />);
  expect(pathOf(container)).toBe('M3 12 L61 12');
});

test.each([[[]], [[3]]])('%j draws no line', (values) => {
  const { container } = render(<Sparkline values={values} label="nothing" />);
  expect(container).toBeEmptyDOMElement();
});
