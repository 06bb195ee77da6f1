import {
  allRoutes,
  audienceOf,
  permissionsOf,
  productRoutes,
  roles,
  teamRoutes,
  type Role,
  type SessionState,
} from '@muster/contracts';
import { homePath, navRoutes, type SignedIn } from './home-path.ts';
import { resolveScreen } from './resolve-screen.ts';
import { everybody, letters, whoOpens } from './who-opens.fixtures.ts';

const id = '65a000000000000000000001';

function signedIn(role: Role, state: SignedIn['state'] = 'ready'): SignedIn {
  return {
    state,
    csrfToken: 'token',
    user: {
      id,
      displayName: 'Ana Kovač',
      firstName: 'Ana',
      email: 'ana@muster.test',
      status: 'active',
      emailVerified: true,
      timeZone: 'Europe/Zagreb',
      country: 'HR',
      locale: 'en',
      timeFormat: 'h24',
      weekStarts: 'mon',
    },
    active:
      state === 'choose-role'
        ? null
        : {
            assignmentId: id,
            role,
            audience: audienceOf(role),
            companyId: null,
            companyName: null,
            candidateId: null,
            permissions: permissionsOf(role),
            switchedOff: [],
          },
    assignments: [],
    idleExpiresAt: '2026-11-24T18:00:00.000Z',
    absoluteExpiresAt: '2026-12-24T18:00:00.000Z',
    onboarding: 'done',
    impersonation: null,
  };
}

const visitor: SessionState = { state: 'signed-out', csrfToken: null };
const at = (path: string) => {
  const { pathname, search } = new URL(path, 'http://muster.test');
  return { pathname, search };
};

describe('a visitor', () => {
  it('signs in first and returns to the address with its query', () => {
    expect(resolveScreen(at('/jobs?filter[status]=open'), visitor)).toEqual({
      kind: 'redirect',
      to: '/sign-in?next=%2Fjobs%3Ffilter%5Bstatus%5D%3Dopen',
    });
  });

  it('signs in from / without a destination', () => {
    expect(resolveScreen(at('/'), visitor)).toEqual({ kind: 'redirect', to: '/sign-in' });
  });

  it('opens a link page of mfe-public in the guest frame', () => {
    expect(resolveScreen(at('/t/abc'), visitor)).toMatchObject({
      kind: 'remote',
      remote: 'mfe-public',
      layout: 'guest',
    });
  });

  it('is told why an ended session requires signing in again', () => {
    const ended: SessionState = { state: 'ended', reason: 'expired', csrfToken: null };
    expect(resolveScreen(at('/jobs'), ended)).toEqual({
      kind: 'redirect',
      to: '/invalid-session?next=%2Fjobs',
    });
  });
});

describe('a user between sign-in and work', () => {
  it('chooses a role before anything else', () => {
    expect(resolveScreen(at('/jobs'), signedIn('recruiter', 'choose-role'))).toEqual({
      kind: 'redirect',
      to: '/choose-role?next=%2Fjobs',
    });
  });

  it('finishes the set-up', () => {
    expect(resolveScreen(at('/'), signedIn('recruiter', 'setup'))).toEqual({
      kind: 'redirect',
      to: `/location-timezone-setup/${id}`,
    });
  });

  it('may open the page that chooses a role', () => {
    const screen = resolveScreen(at('/choose-role'), signedIn('recruiter', 'choose-role'));
    expect(screen).toMatchObject({ kind: 'page', layout: 'guest' });
  });
});

describe('a signed-in user', () => {
  it('is told that an area is switched off, unless they may not open it anyway', () => {
    const without = (role: Role): SignedIn => {
      const { active, ...session } = signedIn(role);
      const permissions = { ...active?.permissions, 'chat.use': undefined };
      return { ...session, active: active && { ...active, permissions, switchedOff: ['chat'] } };
    };
    expect(resolveScreen(at('/chat'), without('recruiter'))).toMatchObject({
      kind: 'switched-off',
      layout: 'staff',
    });
    expect(resolveScreen(at('/chat'), signedIn('recruiter'))).toMatchObject({ kind: 'remote' });
    expect(resolveScreen(at(teamRoutes.users.path), without('recruiter'))).toMatchObject({
      kind: 'forbidden',
    });
  });

  it.each([
    ['client_admin', '/client-dashboard'],
    ['candidate', '/my/profile'],
    ['contractor', '/my/profile'],
  ] as const)('%s starts at %s', (role, to) => {
    expect(resolveScreen(at('/'), signedIn(role))).toEqual({ kind: 'redirect', to });
  });

  it.each(['owner', 'recruiter', 'vetter', 'staff_viewer'] as const)(
    'the home page of a %s of the staff is /',
    (role) => {
      expect(resolveScreen(at('/'), signedIn(role))).toMatchObject({
        kind: 'remote',
        remote: 'mfe-team',
        layout: 'staff',
        route: { title: 'Home' },
      });
    },
  );

  it('gets the remote of the area in the layout of the role', () => {
    expect(resolveScreen(at('/jobs'), signedIn('recruiter'))).toMatchObject({
      kind: 'remote',
      remote: 'mfe-jobs',
      layout: 'staff',
    });
  });

  it.each([
    ['/users', 'recruiter', 'staff'],
    ['/candidates', 'client_admin', 'client'],
    ['/client-dashboard', 'candidate', 'self'],
    ['/my/profile', 'recruiter', 'staff'],
  ] as const)('%s is refused to a %s, within their own layout', (path, role, layout) => {
    expect(resolveScreen(at(path), signedIn(role))).toMatchObject({ kind: 'forbidden', layout });
  });

  it.each([
    ['/referrals', 'vetter'],
    ['/users-candidates', 'staff_viewer'],
    ['/candidates/email', 'account_manager'],
    ['/talent/talentpools/new', 'account_manager'],
    ['/meetings', 'candidate'],
    ['/client-dashboard/jobs/new', 'client_viewer'],
    ['/styleguide', 'recruiter'],
  ] as const)('is refused %s as a %s without permission', (path, role) => {
    expect(resolveScreen(at(path), signedIn(role)).kind).toBe('forbidden');
  });

  it('keeps their own layout at an unknown address', () => {
    expect(resolveScreen(at('/nowhere'), signedIn('client_admin'))).toEqual({
      kind: 'not-found',
      layout: 'client',
    });
  });
});

/** Paths of forms and actions. */
const doesSomething =
  /\/(?:new|edit|delete|remove|move|add|reject|select|submit|email|upload|disable|impersonate)(?:\/|$)/;

describe('each of the 177 routes', () => {
  const isPage = (kind: string) => kind === 'remote' || kind === 'page';
  const walked = productRoutes.filter(({ path }) => path in whoOpens);
  const people = roles.map((role) => [role, signedIn(role)] as const);
  /** The result for each user at each address. */
  const ends = walked.map(({ path }) => {
    const address = at(path.replace('/*', '').replaceAll(/:\w+/g, id));
    const endOf = (session: SessionState) => {
      const screen = resolveScreen(address, session);
      return screen.kind === 'redirect' ? `to ${screen.to.split('?')[0]}` : screen.kind;
    };
    const kinds = people.map(([role, session]) => ({ path, role, kind: endOf(session) }));
    return { path, kinds, forVisitors: endOf(visitor) };
  });

  it('opens for its intended roles, and for no other role', () => {
    const open = ends.map(({ path, kinds, forVisitors }) => {
      const who = letters.filter((_, i) => isPage(kinds[i]?.kind ?? '')).join(' ');
      return [path, isPage(forVisitors) ? everybody : who];
    });
    expect(Object.fromEntries(open)).toEqual(whoOpens);
    expect(open).toHaveLength(177);
  });

  it('refuses all others, except that the start page leads home and visitors to sign-in', () => {
    const refused = ends.flatMap(({ kinds }) => kinds).filter(({ kind }) => !isPage(kind));
    const home = { path: '/', kind: 'to /client-dashboard' };
    const profile = { path: '/', kind: 'to /my/profile' };
    expect(refused.filter(({ kind }) => kind !== 'forbidden')).toEqual([
      ...['client_admin', 'client_manager', 'client_viewer'].map((role) => ({ ...home, role })),
      ...['candidate', 'contractor'].map((role) => ({ ...profile, role })),
    ]);
    const turnedAway = ends.map(({ forVisitors }) => forVisitors).filter((kind) => !isPage(kind));
    expect(new Set(turnedAway)).toEqual(new Set(['to /sign-in']));
  });

  it('opens for a viewer nothing that is closed to a recruiter, and no form or action', () => {
    const lookedAt = Object.entries(whoOpens).filter(([, who]) => who.split(' ').includes('SV'));
    expect(lookedAt.filter(([, who]) => !who.split(' ').includes('R'))).toEqual([]);
    expect(lookedAt.map(([path]) => path).filter((path) => doesSomething.test(path))).toEqual([]);
  });

  it.each(roles)('an address that matches no route is not found for a %s', (role) => {
    expect(resolveScreen(at('/candidates/a/b/c'), signedIn(role)).kind).toBe('not-found');
  });
});

describe('navigation', () => {
  it.each(['owner', 'recruiter', 'vetter', 'client_viewer', 'contractor'] as const)(
    'of a %s links only to screens that open',
    (role) => {
      const session = signedIn(role);
      const routes = session.active ? navRoutes(session.active) : [];
      expect(routes.length).toBeGreaterThan(0);
      for (const route of routes) {
        const { kind } = resolveScreen(at(route.path), session);
        expect([route.path, kind]).toEqual([route.path, expect.stringMatching(/^(remote|page)$/)]);
      }
    },
  );

  it('contains no planned screen, and the owner’s home is /', () => {
    expect(allRoutes.filter(({ status }) => status === 'planned')).toEqual([]);
    const { active } = signedIn('owner');
    expect(active && homePath(active)).toBe('/');
  });
});
