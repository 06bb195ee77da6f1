import { filterKey, type AnyEndpoint } from '@muster/contracts';

/** The query of a list's endpoint. */
export type ListQuerySchema = NonNullable<AnyEndpoint['query']>;

type Filters = Readonly<Record<string, string>>;

/**
 * The filters that a list's endpoint does not know, or not with that value: an old link, a mistyped
 * address. Each is asked on its own, so that one wrong filter costs no other.
 */
export function refusedFilters(filters: Filters, accepts: ListQuerySchema | undefined): Filters {
  if (!accepts) return {};
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => value !== '' && !accepts.safeParse({ [filterKey(name)]: value }).success,
    ),
  );
}

/** Replaces a sort key that the endpoint does not know by the default order. */
export function sortOrDefault(
  sort: string,
  usual: string,
  accepts: ListQuerySchema | undefined,
): string {
  return !accepts || accepts.safeParse({ sort }).success ? sort : usual;
}
