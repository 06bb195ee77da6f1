import type { AnyEndpoint, ListName } from '@muster/contracts';
import type { RequestContext } from '../http/context.ts';

/** One page of a list, as its endpoint answers it. */
interface ListPage {
  readonly data: readonly object[];
  readonly page: {
    readonly nextCursor: string | null;
    readonly total: number;
    readonly totalIsCapped: boolean;
  };
}

/**
 * A list that has views with counts and an export. Both go through the service that serves the
 * screen, so that rows and fields are those that the reader may see there, and no rule is told twice.
 */
export interface ListSource {
  readonly list: ListName;
  /** Its query schema and its permission. */
  readonly endpoint: AnyEndpoint;
  /** The service behind the endpoint; `query` as the endpoint's schema parsed it. */
  readonly read: (ctx: RequestContext, query: unknown) => Promise<ListPage>;
  /**
   * What narrows the list to the rows that somebody is responsible for, for rights that reach the
   * `assigned` alone: `{ 'filter[owner]': … }`. Null where a list knows no such rows.
   */
  readonly assignedTo: ((ctx: RequestContext) => Readonly<Record<string, string>>) | null;
}
