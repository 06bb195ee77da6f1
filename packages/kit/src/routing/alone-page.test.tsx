import { candidatesRoutes, href } from '@muster/contracts';
import { axeFindings, renderRemote, screen } from '../testing/index.ts';
import { defineRemoteRoutes } from './define-remote-routes.tsx';
import { RemoteRoutes } from './remote-routes.tsx';
import { AloneContext } from './routing-context.ts';

const routes = defineRemoteRoutes([
  { route: candidatesRoutes.list, element: <h1>All candidates</h1> },
  { route: candidatesRoutes.profile, element: <h1>One candidate</h1> },
]);
const alone = (
  <AloneContext value>
    <RemoteRoutes routes={routes} />
  </AloneContext>
);

test('a standalone remote lists its pages at an address without a page', async () => {
  const { user, container } = renderRemote(alone, { path: '/' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Candidates']);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Candidates' }));
  expect(await screen.findByRole('heading', { name: 'All candidates' })).toBeVisible();
});

test('a standalone remote says that nobody is signed in', () => {
  renderRemote(alone, { path: href(candidatesRoutes.list), session: null });
  expect(screen.getByText('Nobody is signed in')).toBeVisible();
  expect(screen.queryByText('All candidates')).not.toBeInTheDocument();
});

test('within the shell, the remote shows no such list', () => {
  const { container } = renderRemote(routes, { path: '/' });
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
