import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MusterThemeProvider } from '../theme/muster-theme-provider.tsx';
import { library } from './library-part.ts';
import { Menu } from './menu.tsx';

const chosen = jest.fn();

const Theme = ({ children }: { children: ReactNode }) => (
  <MusterThemeProvider env="test">{children}</MusterThemeProvider>
);

const renderMenu = () =>
  render(
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button">More</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Candidate</Menu.Label>
        <Menu.Item onClick={chosen}>Rename</Menu.Item>
        <Menu.Item>Remove</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
    { wrapper: Theme },
  );

const button = () => screen.getByRole('button', { name: 'More' });

test('the first click opens the menu, and its button stays the same element', async () => {
  expect(library.atHand()).toBeNull();
  renderMenu();
  const before = button();
  expect(before).toHaveAttribute('aria-haspopup', 'menu');
  expect(before).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(before);

  const menu = await screen.findByRole('menu', { name: 'More' });
  expect(button()).toBe(before);
  expect(before).toHaveAttribute('aria-expanded', 'true');
  expect(before).toHaveAttribute('aria-controls', menu.id);
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
});

test('choosing an item runs it and returns the focus', async () => {
  renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(chosen).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(button()).toHaveFocus());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('Esc, a second click and an outside click close the menu, each time again', async () => {
  renderMenu();
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(button()),
    () => userEvent.click(document.body),
  ]) {
    await userEvent.click(button());
    await screen.findByRole('menu');
    await close();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  }
});
