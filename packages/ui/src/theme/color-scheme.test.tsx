import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { useColorScheme } from './color-scheme.ts';

function Switcher() {
  const { preference, setPreference } = useColorScheme();
  return (
    <button type="button" onClick={() => setPreference('dark')}>
      {preference}
    </button>
  );
}

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the choice is kept for the next visit', async () => {
  const user = userEvent.setup();
  const first = renderUi(<Switcher />);
  await user.click(screen.getByRole('button', { name: 'auto' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  first.unmount();
  renderUi(<Switcher />);
  expect(screen.getByRole('button', { name: 'dark' })).toBeInTheDocument();
});

test('without storage, the page still changes', async () => {
  const user = userEvent.setup();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  renderUi(<Switcher />);
  await user.click(screen.getByRole('button', { name: 'auto' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
