import { render, screen } from '@testing-library/react';
import { KeyValueList } from './key-value-list.tsx';

const list = (...values: readonly string[]) => (
  <KeyValueList items={values.map((value) => ({ label: 'E-mail, home', value }))} />
);

test('items with the same label are all shown, and leave when they are removed', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  const { rerender } = render(list('ana@home.test', 'ana@old.test'));
  expect(shown()).toEqual(['ana@home.test', 'ana@old.test']);
  rerender(list('ana@old.test'));
  expect(shown()).toEqual(['ana@old.test']);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
