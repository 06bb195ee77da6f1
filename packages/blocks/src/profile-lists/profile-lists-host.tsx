import { skillEndpoints } from '@muster/contracts';
import type { MusterApi } from '@muster/kit';
import { createHostApi } from '../host-api.tsx';

/** Endpoints of the profile lists; a remote spreads them into its own API. */
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

/** Gives the nested lists the API of their host. */
export const ProfileListsProvider = Provider;

export const useLazySkillsSearchQuery = hostHook('useLazySkillsSearchQuery');
export const useLazySkillsMapQuery = hostHook('useLazySkillsMapQuery');
export const useSkillsProposeMutation = hostHook('useSkillsProposeMutation');
