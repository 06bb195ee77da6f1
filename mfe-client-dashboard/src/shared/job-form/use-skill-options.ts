import { skillOptionsBy } from '@muster/blocks';
import { api } from '../../api.ts';

/** Looks skills up by name or alias, to choose one by the name the catalogue gives it. */
export function useSkillOptions() {
  const [search] = api.useLazySkillsQuery();
  return skillOptionsBy(search);
}
