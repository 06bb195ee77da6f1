import { skillOptionsBy } from '../skills/skill-options.ts';
import { useLazySkillsSearchQuery } from './profile-lists-host.tsx';

/** {@link skillOptionsBy} of the host. */
export function useSkillOptions() {
  const [search] = useLazySkillsSearchQuery();
  return skillOptionsBy(search);
}
