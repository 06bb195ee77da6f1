import { actingAsLi, secondStepDue, signedIn } from '../account/account.fixtures.ts';
import { resolveScreen } from './resolve-screen.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

describe('a sign-in with a pending second step', () => {
  it.each(['/jobs', '/choose-role', '/onboarding'])('redirects from %s to the code', (path) => {
    expect(resolveScreen(at(path, '?q=go'), secondStepDue())).toEqual({
      kind: 'redirect',
      to: `/sign-in/factor-two?next=${encodeURIComponent(`${path}?q=go`)}`,
    });
  });
});

describe('a role that requires two-step sign-in', () => {
  it('redirects to its set-up, and back', () => {
    expect(resolveScreen(at('/jobs'), signedIn({ state: 'two-factor-setup' }))).toEqual({
      kind: 'redirect',
      to: '/sign-in/two-step?next=%2Fjobs',
    });
  });
});

describe('an impersonation that has ended', () => {
  it.each(['/', '/jobs', '/sign-in', '/nowhere'])(
    'is announced at %s, whatever screen is there',
    (path) => {
      const over = {
        state: 'impersonation-ended' as const,
        csrfToken: 'token',
        reason: 'expiry' as const,
        actorName: 'Ana',
        targetName: 'Li Wei',
      };
      expect(resolveScreen(at(path), over)).toEqual({
        kind: 'impersonation-ended',
        layout: 'guest',
      });
    },
  );
});

describe('a new user', () => {
  it.each([
    ['steps', '/onboarding'],
    ['welcome', '/welcome'],
  ] as const)('at the stage %s starts at %s', (onboarding, to) => {
    expect(resolveScreen(at('/'), signedIn({ onboarding }))).toEqual({ kind: 'redirect', to });
  });

  it('whose first steps are completed starts at home', () => {
    expect(resolveScreen(at('/'), signedIn({ onboarding: 'done' }))).toMatchObject({
      kind: 'remote',
      remote: 'mfe-team',
    });
  });

  it('can open a linked page before the first steps are completed', () => {
    expect(resolveScreen(at('/jobs'), signedIn({ onboarding: 'steps' }))).toMatchObject({
      kind: 'remote',
      remote: 'mfe-jobs',
    });
  });

  it('does not send an impersonating user to the first steps', () => {
    const session = { ...actingAsLi(), onboarding: 'steps' as const };
    expect(resolveScreen(at('/'), session)).toEqual({ kind: 'redirect', to: '/client-dashboard' });
  });
});
