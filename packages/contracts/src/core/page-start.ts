import type { RemoteRelease } from './platform.ts';

/** The id of the element, a script of JSON, in which a page brings its start along. */
export const pageStartId = 'muster-start';

/**
 * What the server knows already when it sends the page, so that the shell need not ask before it
 * draws: the session (as `GET /auth/session`), the registry (as `GET /remotes`), and, by their
 * addresses, the manifests of the remotes that the page needs first. The shell parses it, and asks
 * anew if it does not fit.
 */
export interface PageStart {
  session: unknown;
  remotes: readonly RemoteRelease[];
  manifests: Readonly<Record<string, unknown>>;
}

/**
 * What an entry page brings along in the same element: answers to what it reads first, by the address
 * of the read, and the files of the page that comes after it, to be fetched at leisure.
 */
export interface EntryStart {
  answers: Readonly<Record<string, unknown>>;
  ahead: readonly string[];
}
