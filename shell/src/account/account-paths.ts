import { href, shellRoutes } from '@muster/contracts';

/** A page beneath sign-in, with where the person was going. */
const below = (segment: string, next?: string | null) =>
  href({ path: `${href(shellRoutes.signIn)}/${segment}` }, {}, { next: next || undefined });

/** The account pages that stand beneath a catch-all route of the contracts. */
export const accountPaths = {
  signIn: (next?: string | null) => href(shellRoutes.signIn, {}, { next: next ?? undefined }),
  signUp: href(shellRoutes.signUp),
  signUpClient: `${href(shellRoutes.signUp)}/client`,
  forgot: (next?: string | null) => below('forgot', next),
  magic: (next?: string | null) => below('magic', next),
  factorTwo: (next?: string | null) => below('factor-two', next),
  twoStep: (next?: string | null) => below('two-step', next),
} as const;

/** What follows a catch-all route in an address: `/sign-in/reset` gives `reset`. */
export function segmentAfter(route: { path: string }, pathname: string): string {
  return pathname.slice(href(route).length).replace(/^\/|\/$/g, '');
}
