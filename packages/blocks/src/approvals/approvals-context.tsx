import { createHostApi } from '../host-api.tsx';
import type { ApprovalsApi } from './approvals-api.ts';

const { Provider, hostHook } = createHostApi<ApprovalsApi>('ApprovalsProvider');

/** Gives the parts of a request the API of their host. */
export const ApprovalsProvider = Provider;

export const useApprovalsListQuery = hostHook('useApprovalsListQuery');
export const useApprovalsShowQuery = hostHook('useApprovalsShowQuery');
export const useApprovalsApproveMutation = hostHook('useApprovalsApproveMutation');
export const useApprovalsRefuseMutation = hostHook('useApprovalsRefuseMutation');
export const useApprovalsWithdrawMutation = hostHook('useApprovalsWithdrawMutation');
