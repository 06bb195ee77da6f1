import { href, shellRoutes } from '@muster/contracts';

/** Returns the path of a page below sign-in, with the original destination. */
const below = (segment: string, next?: string | null) =>
  href({ path: `${href(shellRoutes.signIn)}/${segment}` }, {}, { next: next || undefined });

/** Paths of the account pages below a catch-all route of the contracts. */
export const accountPaths = {
  signIn: (next?: string | null) => href(shellRoutes.signIn, {}, { next: next ?? undefined }),
  signUp: href(shellRoutes.signUp),
  signUpClient: `${href(shellRoutes.signUp)}/client`,
  forgot: (next?: string | null) => below('forgot', next),
  magic: (next?: string | null) => below('magic', next),
  factorTwo: (next?: string | null) => below('factor-two', next),
  twoStep: (next?: string | null) => below('two-step', next),
} as const;

/** Returns the rest of an address after a catch-all route: `/sign-in/reset` gives `reset`. */
export function segmentAfter(route: { path: string }, pathname: string): string {
  return pathname.slice(href(route).length).replace(/^\/|\/$/g, '');
}
