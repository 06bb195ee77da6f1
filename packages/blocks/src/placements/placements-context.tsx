import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { PlacementsApi } from './placements-api.ts';

const PlacementsContext = createContext<PlacementsApi | null>(null);

/** Gives the parts of the drawer the api of their host. */
export function PlacementsProvider({ api, children }: { api: PlacementsApi; children: ReactNode }) {
  return <PlacementsContext value={api}>{children}</PlacementsContext>;
}

function usePlacementsApi(): PlacementsApi {
  const api = use(PlacementsContext);
  if (!api) throw new Error('usePlacementsApi: there is no PlacementsProvider above');
  return api;
}

type AnyHook = (...args: unknown[]) => unknown;

/** A hook of the host's api, which is the same one for as long as the host lives. */
function hostHook<K extends keyof PlacementsApi>(name: K): PlacementsApi[K] {
  const useHostHook: AnyHook = (...args) => {
    const hook = usePlacementsApi()[name] as AnyHook;
    return hook(...args);
  };
  return useHostHook as PlacementsApi[K];
}

export const usePlacementsReadQuery = hostHook('usePlacementsReadQuery');
export const usePositionsSupervisorsQuery = hostHook('usePositionsSupervisorsQuery');
export const useReasonsListQuery = hostHook('useReasonsListQuery');
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
