import { createHostApi } from '../host-api.tsx';
import type { PlacementsApi } from './placements-api.ts';

const { Provider, hostHook } = createHostApi<PlacementsApi>('PlacementsProvider');

/** Gives the parts of the drawer the API of their host. */
export const PlacementsProvider = Provider;

export const usePlacementsReadQuery = hostHook('usePlacementsReadQuery');
export const usePlacementsTryRateQuery = hostHook('usePlacementsTryRateQuery');
export const usePositionsSupervisorsQuery = hostHook('usePositionsSupervisorsQuery');
export const useReasonsListQuery = hostHook('useReasonsListQuery');
export const usePlacementsUpdateTermsMutation = hostHook('usePlacementsUpdateTermsMutation');
export const usePlacementsStartMutation = hostHook('usePlacementsStartMutation');
export const usePlacementsChangeStartMutation = hostHook('usePlacementsChangeStartMutation');
export const usePlacementsCancelMutation = hostHook('usePlacementsCancelMutation');
export const usePlacementsPauseMutation = hostHook('usePlacementsPauseMutation');
export const usePlacementsResumeMutation = hostHook('usePlacementsResumeMutation');
export const usePlacementsExtendMutation = hostHook('usePlacementsExtendMutation');
export const usePlacementsChangeRateMutation = hostHook('usePlacementsChangeRateMutation');
export const usePlacementsChangeSupervisorMutation = hostHook(
  'usePlacementsChangeSupervisorMutation',
);
export const usePlacementsGiveNoticeMutation = hostHook('usePlacementsGiveNoticeMutation');
export const usePlacementsWithdrawNoticeMutation = hostHook('usePlacementsWithdrawNoticeMutation');
export const usePlacementsEndMutation = hostHook('usePlacementsEndMutation');
export const usePlacementsTerminateMutation = hostHook('usePlacementsTerminateMutation');
export const usePlacementsRehireMutation = hostHook('usePlacementsRehireMutation');
export const usePlacementsCheckItemMutation = hostHook('usePlacementsCheckItemMutation');
export const useExitSurveysOfPlacementQuery = hostHook('useExitSurveysOfPlacementQuery');
