import type { ComponentType } from 'react';
import { shellRoutes, shellTechnicalRoutes } from '@muster/contracts';
import { lazyComponent } from '@muster/kit';

type PageKey = keyof typeof shellRoutes | keyof typeof shellTechnicalRoutes;

/**
 * A guest's account page with the services it needs, in a separate chunk without the account of
 * signed-in users.
 */
const accountPage = (load: () => Promise<ComponentType>) =>
  lazyComponent(async () => {
    const [{ AccountRoot }, Page] = await Promise.all([
      import(/* webpackChunkName: "account-root" */ './account/account-root.tsx'),
      load(),
    ]);
    return () => (
      <AccountRoot guest>
        <Page />
      </AccountRoot>
    );
  });

/** The shell's own pages, each in a separate chunk, by the key of their route. */
const pages: Partial<Record<PageKey, ComponentType>> = {
  styleguide: lazyComponent(
    async () =>
      (await import(/* webpackChunkName: "styleguide" */ './styleguide/styleguide-page.tsx'))
        .StyleguidePage,
  ),
  signIn: accountPage(async () => (await import('./account/sign-in/sign-in-area.tsx')).SignInArea),
  signUp: accountPage(async () => (await import('./account/sign-up/sign-up-area.tsx')).SignUpArea),
  signOut: accountPage(
    async () => (await import('./account/session/sign-out-page.tsx')).SignOutPage,
  ),
  checkSession: accountPage(
    async () => (await import('./account/session/check-session-page.tsx')).CheckSessionPage,
  ),
  invalidSession: accountPage(
    async () => (await import('./account/session/invalid-session-page.tsx')).InvalidSessionPage,
  ),
  accountDisabled: accountPage(
    async () => (await import('./account/session/account-disabled-page.tsx')).AccountDisabledPage,
  ),
  chooseRole: accountPage(
    async () => (await import('./account/session/choose-role-page.tsx')).ChooseRolePage,
  ),
  invitations: accountPage(
    async () => (await import('./account/invitations/invitations-page.tsx')).InvitationsPage,
  ),
  locationSetup: accountPage(
    async () => (await import('./account/setup/location-setup-page.tsx')).LocationSetupPage,
  ),
  onboarding: accountPage(
    async () => (await import('./account/first-steps/onboarding-page.tsx')).OnboardingPage,
  ),
  welcome: accountPage(
    async () => (await import('./account/first-steps/welcome-page.tsx')).WelcomePage,
  ),
  mailbox: accountPage(
    async () => (await import('./account/mailbox/mailbox-page.tsx')).MailboxPage,
  ),
};

const byPath = new Map(
  Object.entries({ ...shellRoutes, ...shellTechnicalRoutes }).map(([key, route]) => [
    route.path,
    pages[key as PageKey],
  ]),
);

/** Returns the page at a route's path; undefined for routes of remotes. */
export function pageAt(path: string): ComponentType | undefined {
  return byPath.get(path);
}
