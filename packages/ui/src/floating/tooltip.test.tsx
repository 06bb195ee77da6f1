import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MusterThemeProvider } from '../theme/muster-theme-provider.tsx';
import { Tooltip } from './tooltip.tsx';

const Theme = ({ children }: { children: ReactNode }) => (
  <MusterThemeProvider env="test">{children}</MusterThemeProvider>
);

const renderTooltip = (disabled = false) =>
  render(
    <Tooltip label="Nobody may remove it" disabled={disabled}>
      <button type="button">Remove</button>
    </Tooltip>,
    { wrapper: Theme },
  );

const button = () => screen.getByRole('button', { name: 'Remove' });
const words = () => screen.queryByRole('tooltip');

test('shows under the pointer, describes its element, and disappears', async () => {
  renderTooltip();
  await userEvent.hover(button());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Nobody may remove it');
  expect(button()).toHaveAccessibleDescription('Nobody may remove it');
  await userEvent.unhover(button());
  await waitFor(() => expect(words()).not.toBeInTheDocument());
  expect(button()).not.toHaveAttribute('aria-describedby');
});

test('Esc hides it', async () => {
  renderTooltip();
  await userEvent.hover(button());
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(words()).not.toBeInTheDocument());
});

test('a disabled tooltip shows nothing', async () => {
  renderTooltip(true);
  await userEvent.hover(button());
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(words()).not.toBeInTheDocument();
});
