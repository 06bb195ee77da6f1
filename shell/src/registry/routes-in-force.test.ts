import {
  allRoutes,
  audienceOf,
  permissionsOf,
  type RemoteRelease,
  type Role,
} from '@muster/contracts';
import { screenEntries } from '../palette/screen-entries.tsx';
import { mayOpen, navRoutes, type ActiveRole } from '../routing/home-path.ts';
import { startRegistry } from './registry.ts';
import { routesInForce } from './routes-in-force.ts';

const release: RemoteRelease = {
  name: 'mfe-bench',
  build: '0123456789ab',
  manifestUrl: '/remotes/mfe-bench/0123456789ab/mf-manifest.json',
  routePrefixes: [],
  routes: [
    {
      owner: 'mfe-bench',
      path: '/bench',
      access: 'staff',
      kind: 'page',
      layout: 'staff',
      title: 'Bench',
      status: 'built',
      permission: 'pool.list',
      nav: { group: 'talent', label: 'Bench', icon: 'users', order: 9 },
    },
  ],
};
const active = (role: Role): ActiveRole => ({
  assignmentId: '65a000000000000000000001',
  role,
  audience: audienceOf(role) as 'staff',
  companyId: null,
  companyName: null,
  candidateId: null,
  permissions: permissionsOf(role),
  switchedOff: [],
});
afterEach(() => startRegistry([]));

test('a screen added by a release exists for users with permission, until the release is removed', () => {
  const before = routesInForce();
  expect(before).toBe(allRoutes);
  startRegistry([release]);
  expect(routesInForce().at(-1)?.path).toBe('/bench');
  expect(routesInForce()).toBe(routesInForce());
  const [lead, client] = [active('team_lead'), active('client_admin')];
  expect(navRoutes(lead).map(({ path }) => path)).toContain('/bench');
  expect(screenEntries(lead).map(({ label }) => label)).toContain('Bench');
  expect(release.routes.map((route) => mayOpen(client, route))).toEqual([false]);
  expect(navRoutes(client).map(({ path }) => path)).not.toContain('/bench');
  startRegistry([]);
  expect(routesInForce()).toBe(allRoutes);
});
