import { skillOptionsBy } from '@muster/blocks';
import { api } from '../api.ts';

/** Returns a search for skills by name or alias, shown under their catalogue names. */
export function useSkillOptions() {
  const [search] = api.useLazySkillsSearchQuery();
  return skillOptionsBy(search);
}
