import { href, shellRoutes } from '@muster/contracts';

/** The account pages that stand beneath a catch-all route of the contracts. */
export const accountPaths = {
  signIn: (next?: string | null) => href(shellRoutes.signIn, {}, { next: next ?? undefined }),
  forgot: `${href(shellRoutes.signIn)}/forgot`,
} as const;

/** What follows a catch-all route in an address: `/sign-in/reset` gives `reset`. */
export function segmentAfter(route: { path: string }, pathname: string): string {
  return pathname.slice(href(route).length).replace(/^\/|\/$/g, '');
}
