import type { ListName } from '@muster/contracts';
import type { ListSource } from './list-source.ts';

/** Every list that has views and an export, by name. */
export type ListSources = ReadonlyMap<ListName, ListSource>;

/** Returns the lists of the given domains. */
export const listSourcesOf = (
  domains: readonly { readonly lists?: readonly ListSource[] }[],
): ListSources =>
  new Map(domains.flatMap(({ lists }) => lists ?? []).map((source) => [source.list, source]));
