import {
  authEndpoints,
  shellRoutes,
  shellTechnicalRoutes,
  technicalRoutes,
} from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';
import type { Screen } from './screen.ts';

/** Returns the id of the person who opens the screen. */
async function oneself(api: SessionApi) {
  const session = await api.call(authEndpoints.session, {});
  if (!('user' in session)) throw new Error('Nobody is signed in');
  return { id: session.user.id };
}

export const shellScreens: readonly Screen[] = [
  { route: shellRoutes.signIn, account: null, action: { role: 'button', name: 'Sign in' } },
  { route: shellRoutes.signIn, account: null, below: 'forgot' },
  { route: shellRoutes.signIn, account: null, below: 'reset' },
  { route: shellRoutes.signIn, account: null, below: 'magic' },
  { route: shellRoutes.signUp, account: null },
  { route: shellRoutes.signOut, account: null },
  { route: shellRoutes.checkSession, account: null },
  { route: shellRoutes.invalidSession, account: null },
  { route: shellRoutes.accountDisabled, account: null },
  { route: shellRoutes.chooseRole, account: 'several.roles' },
  { route: shellTechnicalRoutes.invitations, account: 'recruiter' },
  {
    route: shellRoutes.locationSetup,
    account: 'recruiter',
    params: oneself,
  },
  {
    route: shellRoutes.onboarding,
    account: 'recruiter',
    action: { role: 'button', name: 'Save and continue' },
  },
  { route: shellRoutes.welcome, account: 'recruiter' },
  { route: shellRoutes.welcome, account: 'client.admin' },
  { route: shellRoutes.styleguide, account: 'admin', showsLoading: true },
  { route: shellTechnicalRoutes.mailbox, account: null },
  { route: technicalRoutes.link, account: null },
  {
    route: technicalRoutes.openedLink,
    account: null,
    params: () => Promise.resolve({ handle: 'unknown-handle' }),
  },
];
