import { skillOptionsBy } from '@muster/blocks';
import { api } from '../api.ts';

/** Finds skills by name or alias; returns their catalogue names. */
export function useSkillOptions() {
  const [search] = api.useLazySkillsSearchQuery();
  return skillOptionsBy(search);
}
