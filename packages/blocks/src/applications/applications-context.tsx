import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { ApplicationsApi } from './applications-api.ts';

const ApplicationsContext = createContext<ApplicationsApi | null>(null);

/** Gives the dialogs of an application the api of their host. */
export function ApplicationsProvider({
  api,
  children,
}: {
  api: ApplicationsApi;
  children: ReactNode;
}) {
  return <ApplicationsContext value={api}>{children}</ApplicationsContext>;
}

function useApplicationsApi(): ApplicationsApi {
  const api = use(ApplicationsContext);
  if (!api) throw new Error('useApplicationsApi: there is no ApplicationsProvider above');
  return api;
}

type AnyHook = (...args: unknown[]) => unknown;

/** A hook of the host's api, which is the same one for as long as the host lives. */
function hostHook<K extends keyof ApplicationsApi>(name: K): ApplicationsApi[K] {
  const useHostHook: AnyHook = (...args) => {
    const hook = useApplicationsApi()[name] as AnyHook;
    return hook(...args);
  };
  return useHostHook as ApplicationsApi[K];
}

export const useReasonsListQuery = hostHook('useReasonsListQuery');
export const useApplicationsHoldMutation = hostHook('useApplicationsHoldMutation');
export const useApplicationsRejectMutation = hostHook('useApplicationsRejectMutation');
export const useApplicationsWithdrawMutation = hostHook('useApplicationsWithdrawMutation');
export const useApplicationsRestoreMutation = hostHook('useApplicationsRestoreMutation');
export const useApplicationsRemoveMutation = hostHook('useApplicationsRemoveMutation');
export const useApplicationsPutBackMutation = hostHook('useApplicationsPutBackMutation');
export const useApplicationsMoveMutation = hostHook('useApplicationsMoveMutation');
export const useApplicationsResumeMutation = hostHook('useApplicationsResumeMutation');
