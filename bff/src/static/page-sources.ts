import type { AnyEndpoint, RemoteRelease, SessionState } from '@muster/contracts';
import type { VisitorContext } from '../http/context.ts';

/** What a search engine reads of a page: a title, a sentence and structured data. */
export interface SearchFacts {
  title: string;
  description: string;
  data: object;
}

/** What a read of a visitor's page is answered, before the page asks. */
export interface FirstAnswer {
  endpoint: AnyEndpoint;
  params: Readonly<Record<string, string>>;
  answer: unknown;
}

/** What the pages of the product ask the domains for. */
export interface PageSources {
  /** Who is there. */
  readonly readSessionState: (ctx: VisitorContext) => Promise<SessionState>;
  /** What runs for them. */
  readonly releasesFor: (ctx: VisitorContext) => Promise<{ remotes: RemoteRelease[] }>;
  /** The build of the shell that everybody has, as far as it is known without the database. */
  readonly shellAtHand: () => Promise<string | null>;
  /** What search engines read of the page at a path; null for most. */
  readonly searchFactsOf: (
    path: string,
    job: string | null,
    origin: string,
  ) => Promise<SearchFacts | null>;
  /** What the page of visitors at an address reads first; nothing for most. */
  readonly firstAnswersOf: (path: string, query: URLSearchParams) => Promise<FirstAnswer[]>;
}
