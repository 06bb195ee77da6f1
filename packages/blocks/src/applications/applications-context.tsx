import { createHostApi } from '../host-api.tsx';
import type { ApplicationsApi } from './applications-api.ts';

const { Provider, hostHook } = createHostApi<ApplicationsApi>('ApplicationsProvider');

/** Gives the application dialogs the API of their host. */
export const ApplicationsProvider = Provider;

export const useReasonsListQuery = hostHook('useReasonsListQuery');
export const useApplicationsHoldMutation = hostHook('useApplicationsHoldMutation');
export const useApplicationsRejectMutation = hostHook('useApplicationsRejectMutation');
export const useApplicationsWithdrawMutation = hostHook('useApplicationsWithdrawMutation');
export const useApplicationsRestoreMutation = hostHook('useApplicationsRestoreMutation');
export const useApplicationsRemoveMutation = hostHook('useApplicationsRemoveMutation');
export const useApplicationsPutBackMutation = hostHook('useApplicationsPutBackMutation');
export const useApplicationsMoveMutation = hostHook('useApplicationsMoveMutation');
export const useApplicationsUndoMoveMutation = hostHook('useApplicationsUndoMoveMutation');
export const useApplicationsResumeMutation = hostHook('useApplicationsResumeMutation');
