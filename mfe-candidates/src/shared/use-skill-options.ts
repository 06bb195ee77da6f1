import type { FilterOption } from '@muster/ui';
import { api } from '../api.ts';

/** Looks skills up by name or alias; "k8s" finds Kubernetes and says so. */
export function useSkillOptions(): (query: string) => Promise<FilterOption[]> {
  const [search] = api.useLazySkillsSearchQuery();
  return async (query) => {
    const skills = await search({ query: { q: query } }, true).unwrap();
    return skills.map(({ id, name, matchedAlias }) => ({
      value: id,
      label: matchedAlias ? `${name} (${matchedAlias})` : name,
    }));
  };
}
