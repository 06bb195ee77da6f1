import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { ApprovalsApi } from './approvals-api.ts';

const ApprovalsContext = createContext<ApprovalsApi | null>(null);

/** Gives the parts of a request the api of their host. */
export function ApprovalsProvider({ api, children }: { api: ApprovalsApi; children: ReactNode }) {
  return <ApprovalsContext value={api}>{children}</ApprovalsContext>;
}

function useApprovalsApi(): ApprovalsApi {
  const api = use(ApprovalsContext);
  if (!api) throw new Error('useApprovalsApi: there is no ApprovalsProvider above');
  return api;
}

type AnyHook = (...args: unknown[]) => unknown;

/** A hook of the host's api, which is the same one for as long as the host lives. */
function hostHook<K extends keyof ApprovalsApi>(name: K): ApprovalsApi[K] {
  const useHostHook: AnyHook = (...args) => {
    const hook = useApprovalsApi()[name] as AnyHook;
    return hook(...args);
  };
  return useHostHook as ApprovalsApi[K];
}

export const useApprovalsListQuery = hostHook('useApprovalsListQuery');
export const useApprovalsShowQuery = hostHook('useApprovalsShowQuery');
export const useApprovalsApproveMutation = hostHook('useApprovalsApproveMutation');
export const useApprovalsRefuseMutation = hostHook('useApprovalsRefuseMutation');
export const useApprovalsWithdrawMutation = hostHook('useApprovalsWithdrawMutation');
