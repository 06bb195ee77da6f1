import { allRoutes, createRoutes, productRoutes } from '../routes/all-routes.ts';
import { candidatesRoutes } from '../routes/candidates.routes.ts';
import { can, permissionNames } from './permissions.ts';
import { audienceOf, roles } from './roles.ts';
import { href, matchRoute, type Route } from './routes.ts';

/** The copy of the repository in which the generators are tested has two more. */
const routesInAll = process.env['MUSTER_GENERATED'] ? 179 : 177;

describe('the route tables', () => {
  it('hold the 177 routes of the product, each once', () => {
    const paths = productRoutes.map((route) => route.path);
    expect(paths).toHaveLength(routesInAll);
    expect(new Set(paths).size).toBe(routesInAll);
  });

  it('name an existing page below every overlay', () => {
    const paths = new Set(allRoutes.map((route) => route.path));
    const orphans = allRoutes.filter(
      (route) => route.kind === 'overlay' && !(route.parent && paths.has(route.parent)),
    );
    expect(orphans.map((route) => route.path)).toEqual([]);
  });

  it('keep planned screens out of the navigation and name known permissions', () => {
    expect(allRoutes.filter((route) => route.nav && route.status !== 'built')).toEqual([]);
    const known = new Set<string>(permissionNames);
    expect(allRoutes.filter((r) => r.permission && !known.has(r.permission))).toEqual([]);
  });

  it('name a permission wherever a session with a role is required, even for planned screens', () => {
    // `public` needs no session, and `session` applies before a role can hold a permission.
    const open = new Set(['public', 'session']);
    const nameless = allRoutes.filter(({ access, permission }) => !open.has(access) && !permission);
    expect(nameless.map(({ path }) => path)).toEqual([]);
  });

  it('offer every screen that creates a record in the New menu everywhere', () => {
    const makes = ({ path, access, status }: Route) =>
      access === 'staff' && status === 'built' && /^\/\w+\/new$/.test(path);
    expect(createRoutes.map(({ path }) => path).toSorted()).toEqual(
      productRoutes
        .filter(makes)
        .map(({ path }) => path)
        .toSorted(),
    );
    expect(createRoutes.filter(({ permission }) => !permission)).toEqual([]);
  });

  it('give each screen its own title, and each tab of a record', () => {
    // A redirect shows the title of the page it leads to.
    const titles = allRoutes
      .filter(({ kind }) => kind !== 'redirect')
      .map(({ access, title }) => `${access}: ${title}`);
    const twice = titles.filter((title, i) => titles.indexOf(title) !== i);
    expect(twice).toEqual([]);
  });

  it('name permissions that some role of their audience holds', () => {
    const closed = allRoutes.filter(
      ({ access, permission }) =>
        permission &&
        !roles.some(
          (role) => (access === 'any' || audienceOf(role) === access) && can(role, permission),
        ),
    );
    expect(closed.map(({ path }) => path)).toEqual([]);
  });
});

describe('matchRoute', () => {
  it.each([
    ['/candidates', '/candidates', {}],
    ['/candidates/new', '/candidates/new', {}],
    ['/candidates/64b000000000000000000001', '/candidates/:id', { id: '64b000000000000000000001' }],
    ['/candidates/7/profile/notes', '/candidates/:id/profile/notes', { id: '7' }],
    ['/jobs/add-candidate/9', '/jobs/add-candidate/:candidateId', { candidateId: '9' }],
    ['/sign-in', '/sign-in/*', {}],
    ['/sign-in/reset', '/sign-in/*', {}],
    [
      '/interview-scheduler/confirmation/t0',
      '/interview-scheduler/confirmation/:token',
      { token: 't0' },
    ],
    ['/', '/', {}],
  ])('matches %s with %s', (pathname, path, params) => {
    expect(matchRoute(allRoutes, pathname)).toMatchObject({ route: { path }, params });
  });

  it.each(['/candidatesx', '/candidate', '/candidates/1/nothing/here', '/sign-inn'])(
    'matches only whole segments: %s matches nothing',
    (pathname) => expect(matchRoute(allRoutes, pathname)).toBeNull(),
  );

  it('leaves a broken escape as it is', () => {
    expect(matchRoute(allRoutes, '/candidates/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
  });
});

describe('href', () => {
  it('fills and escapes parameters and omits empty query keys', () => {
    expect(href(candidatesRoutes.profile, { id: 'a/b' }, { tab: 'x', none: undefined })).toBe(
      '/candidates/a%2Fb/profile?tab=x',
    );
  });
  it('throws when a parameter is missing', () => {
    expect(() => href(candidatesRoutes.profile, {})).toThrow('parameter id is missing');
  });
});
