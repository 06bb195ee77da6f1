import type { FieldOption } from '@muster/ui';
import { api } from '../../api.ts';

/** A skill to choose, by the name the catalogue gives it. */
interface SkillOption extends FieldOption {
  name: string;
}

/** Looks skills up by name or alias. */
export function useSkillOptions(): (query: string) => Promise<SkillOption[]> {
  const [search] = api.useLazySkillsQuery();
  return async (query) => {
    const skills = await search({ query: { q: query } }, true).unwrap();
    return skills.map(({ id, name, matchedAlias }) => ({
      value: id,
      name,
      label: matchedAlias ? `${name} (${matchedAlias})` : name,
    }));
  };
}
