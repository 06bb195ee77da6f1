import type { RemoteRelease } from './platform.ts';

/** Id of the JSON script element that holds the page's initial data. */
export const pageStartId = 'muster-start';

/**
 * Data that the server embeds in the page, so that the shell need not request it before rendering:
 * the session (as `GET /auth/session`), the registry (as `GET /remotes`), and, by URL, the
 * manifests of the remotes that the page needs first. The shell parses it and requests it anew if
 * it is invalid.
 */
export interface PageStart {
  session: unknown;
  remotes: readonly RemoteRelease[];
  manifests: Readonly<Record<string, unknown>>;
}

/**
 * Data that an entry page embeds in the same element: the responses to its first reads, by URL, and
 * the files of the following page, to be prefetched.
 */
export interface EntryStart {
  answers: Readonly<Record<string, unknown>>;
  ahead: readonly string[];
}
