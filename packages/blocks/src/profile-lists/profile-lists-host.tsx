import { skillEndpoints } from '@muster/contracts';
import type { MusterApi } from '@muster/kit';
import { createHostApi } from '../host-api.tsx';

/** What the lists of a profile call; a remote spreads it into its own api. */
export const profileListEndpoints = {
  skillsSearch: skillEndpoints.search,
  skillsPropose: skillEndpoints.propose,
  skillsMap: skillEndpoints.map,
} as const;

type WholeApi = MusterApi<typeof profileListEndpoints>;
type ProfileListsApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `use${string}Query` | `use${string}Mutation`>
>;

const { Provider, hostHook } = createHostApi<ProfileListsApi>('ProfileListsProvider');

/** Gives the lists beneath the api of their host. */
export const ProfileListsProvider = Provider;

export const useLazySkillsSearchQuery = hostHook('useLazySkillsSearchQuery');
export const useLazySkillsMapQuery = hostHook('useLazySkillsMapQuery');
export const useSkillsProposeMutation = hostHook('useSkillsProposeMutation');
