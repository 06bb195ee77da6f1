import { candidatesRoutes } from '@muster/contracts';
import { renderRemote, screen } from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { TalentRoutes } from '../../../routes.tsx';
import { idOf, makeMember, makePool, poolHandlers } from '../../../testing/pool.fixtures.ts';

const ana = makeMember({ id: idOf(41), name: 'Ana Lima' });
const bea = makeMember({ id: idOf(42), name: 'Bea Costa' });
const pool = makePool();
const show = (members = [ana, bea], session: 'team_lead' | 'vetter' = 'team_lead') =>
  renderRemote(<TalentRoutes />, {
    api,
    session,
    path: `/talent/talentpools/${pool.id}`,
    handlers: poolHandlers(pool, members),
  });

test.each([
  ['Add to job', candidatesRoutes.bulkAddToJob],
  ['E-mail', candidatesRoutes.candidatesEmail],
])('%s takes the selected members along, and the pool they come from', async (name, route) => {
  const { user, platform } = show();
  await user.click(await screen.findByRole('checkbox', { name: /Ana Lima/ }));
  await user.click(screen.getByRole('checkbox', { name: /Bea Costa/ }));
  await user.click(screen.getByRole('button', { name }));
  const to = new URL(platform.visited.at(-1) ?? '', window.location.origin);
  expect(to.pathname).toBe(route.path);
  expect(Object.fromEntries(to.searchParams)).toEqual({
    ids: `${ana.id},${bea.id}`,
    'filter[pool]': pool.id,
  });
});

test('a user who may not mail many or add to jobs is offered neither', async () => {
  const { user } = show([ana], 'vetter');
  const box = await screen.findByRole('checkbox', { name: /Ana Lima/ });
  await user.click(box);
  expect(screen.getByRole('button', { name: 'Remove from pool' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'E-mail' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to job' })).not.toBeInTheDocument();
});
