import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkProvider, type LinkProps } from '../link/link-context.tsx';
import { IconHome, IconUsers } from '../primitives/icons.ts';
import { axeFindings } from '../testing/axe-findings.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { AppFrame } from './app-frame.tsx';
import { LightTopNav } from './light-top-nav.tsx';
import { SideNav } from './side-nav.tsx';

const groups = [
  {
    id: 'recruit',
    label: 'Recruit',
    items: [
      { id: 'home', label: 'Home', href: '/home', icon: IconHome },
      {
        id: 'candidates',
        label: 'Candidates',
        href: '/candidates',
        icon: IconUsers,
        count: 1284,
        active: true,
      },
    ],
  },
];

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`/app${href}`}>
      {children}
    </a>
  );
}

test('entries of the collapsed navigation keep their names and counts', () => {
  renderUi(<SideNav tenant="Northbeam" homeHref="/" groups={groups} folded />);
  expect(screen.getByRole('link', { name: 'Candidates 1,284' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('links are rendered by the provider’s component', () => {
  renderUi(
    <LinkProvider value={RouterLink}>
      <SideNav tenant="Northbeam" homeHref="/" groups={groups} />
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: /Candidates/ })).toHaveAttribute(
    'href',
    '/app/candidates',
  );
});

test('the first Tab stop skips the navigation', async () => {
  const user = userEvent.setup();
  const { container } = renderUi(
    <AppFrame
      sideNav={<SideNav tenant="Northbeam" homeHref="/" groups={groups} />}
      topBar={<header>Bar</header>}
    >
      <h1>Candidates</h1>
    </AppFrame>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await axeFindings(container)).toEqual([]);
});

test('the burger button opens the navigation, and choosing a link closes it', async () => {
  const user = userEvent.setup();
  renderUi(
    <LightTopNav
      name="Lumera Pay"
      homeHref="/client-dashboard"
      items={[{ id: 'jobs', label: 'Jobs', href: '#jobs', count: 5 }]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Open navigation' }));
  const dialog = await screen.findByRole('dialog', { name: 'Main navigation' });
  const link = [...dialog.querySelectorAll('a')].find((a) => a.textContent?.startsWith('Jobs'));
  expect(link).toBeDefined();
  if (link) await user.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
