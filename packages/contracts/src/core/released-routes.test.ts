import { allRoutes } from '../routes/all-routes.ts';
import type { ReleasedRoute } from './released-route.ts';
import { judgeReleasedRoutes } from './released-routes.ts';

const bench: ReleasedRoute = {
  path: '/talent/bench',
  access: 'staff',
  kind: 'page',
  layout: 'staff',
  title: 'Bench',
  status: 'built',
  permission: 'pool.list',
};
const judge = (...routes: unknown[]) => judgeReleasedRoutes('mfe-talent', routes, allRoutes);
const faultOf = (changes: object) =>
  judge({ ...bench, ...changes }).faults.map(({ fault }) => fault);

test('a page below the remote’s own addresses, an overlay over it and a new area may be added', () => {
  const drawer = {
    ...bench,
    path: '/talent/bench/:id/call',
    title: 'Call from the bench',
    kind: 'overlay',
    parent: bench.path,
  };
  const { good, faults } = judge(bench, drawer, { ...bench, path: '/bench' });
  expect(faults).toEqual([]);
  expect(good.map(({ path, owner }) => [path, owner])).toEqual([
    ['/talent/bench', 'mfe-talent'],
    ['/talent/bench/:id/call', 'mfe-talent'],
    ['/bench', 'mfe-talent'],
  ]);
});

test.each([
  ['has no permission', { permission: undefined }, 'unreadable'],
  ['names a permission that there is not', { permission: 'bench.list' }, 'unreadable'],
  ['is for visitors', { access: 'public', layout: 'guest' }, 'unreadable'],
  ['is for sessions without a role', { access: 'session' }, 'unreadable'],
  ['is no address', { path: 'talent/bench' }, 'unreadable'],
  ['leads elsewhere', { path: '//people.test/bench' }, 'unreadable'],
  ['has something more', { secret: true }, 'unreadable'],
  ['is in the tables', { path: '/talent/talentpools' }, 'taken'],
  [
    'is in the tables, but for the name of a parameter',
    { path: '/talent/talentpools/:pool' },
    'taken',
  ],
  ['is another team’s', { path: '/candidates/bench' }, 'foreign'],
  ['is the shell’s', { path: '/sign-in/bench' }, 'foreign'],
  ['opens for no role', { access: 'client', layout: 'client' }, 'closed'],
  ['has the frame of another audience', { layout: 'client' }, 'misplaced'],
  ['lies over no page', { kind: 'overlay' }, 'misplaced'],
  ['lies over a page of another team', { kind: 'overlay', parent: '/candidates' }, 'misplaced'],
  ['is a page over a page', { parent: '/talent/talentpools' }, 'misplaced'],
])('a route that %s is rejected', (_what, changes, fault) => {
  expect(faultOf(changes)).toEqual([fault]);
});

test('the first of two equal routes wins, within one release and across two', () => {
  const again = { ...bench, title: 'The bench again' };
  expect(judge(bench, again).faults).toEqual([{ path: bench.path, fault: 'taken' }]);
  const { good } = judge({ ...bench, path: '/bench' });
  const other = judgeReleasedRoutes(
    'mfe-jobs',
    [{ ...bench, path: '/bench/jobs', permission: 'job.list' }],
    [...allRoutes, ...good],
  );
  expect(other.faults).toEqual([{ path: '/bench/jobs', fault: 'foreign' }]);
});
