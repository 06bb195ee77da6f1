import type { AnyEndpoint, RemoteRelease, SessionState } from '@muster/contracts';
import type { VisitorContext } from '../http/context.ts';

/** Page data for search engines: a title, a sentence and structured data. */
export interface SearchFacts {
  title: string;
  description: string;
  data: object;
}

/** The answer to a read of a visitor's page, before the page requests it. */
export interface FirstAnswer {
  endpoint: AnyEndpoint;
  params: Readonly<Record<string, string>>;
  answer: unknown;
}

/** Data that pages need from the domains. */
export interface PageSources {
  /** Returns the user's session state. */
  readonly readSessionState: (ctx: VisitorContext) => Promise<SessionState>;
  /** Returns the user's releases. */
  readonly releasesFor: (ctx: VisitorContext) => Promise<{ remotes: RemoteRelease[] }>;
  /** Returns the general shell build, as far as it is known without the database. */
  readonly shellAtHand: () => Promise<string | null>;
  /** Returns the data for search engines of the page at a path; null for most. */
  readonly searchFactsOf: (
    path: string,
    job: string | null,
    origin: string,
  ) => Promise<SearchFacts | null>;
  /** Returns the first answers of a visitor's page at an address; nothing for most. */
  readonly firstAnswersOf: (path: string, query: URLSearchParams) => Promise<FirstAnswer[]>;
}
