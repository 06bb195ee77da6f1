import { useBlocksApi } from './blocks-context.tsx';
import type { BlocksApi } from './blocks-context.tsx';

type AnyHook = (...args: unknown[]) => unknown;

/**
 * A hook of the host's api under a name that is known here. The host gives one api for as long as
 * it lives, so the hook behind the name never changes between renders.
 */
function hostHook<K extends keyof BlocksApi>(name: K): BlocksApi[K] {
  const useHostHook: AnyHook = (...args) => {
    const hook = useBlocksApi()[name] as AnyHook;
    return hook(...args);
  };
  return useHostHook as BlocksApi[K];
}

export const useNotesListQuery = hostHook('useNotesListQuery');
export const useNotesCreateMutation = hostHook('useNotesCreateMutation');
export const useNotesUpdateMutation = hostHook('useNotesUpdateMutation');
export const useNotesCorrectMutation = hostHook('useNotesCorrectMutation');
export const useNotesPinMutation = hostHook('useNotesPinMutation');
export const useNotesUnpinMutation = hostHook('useNotesUnpinMutation');
export const useNotesDeleteMutation = hostHook('useNotesDeleteMutation');
export const useTasksListQuery = hostHook('useTasksListQuery');
export const useTasksCreateMutation = hostHook('useTasksCreateMutation');
export const useTasksCompleteMutation = hostHook('useTasksCompleteMutation');
export const useTasksReopenMutation = hostHook('useTasksReopenMutation');
export const useTasksSnoozeMutation = hostHook('useTasksSnoozeMutation');
export const useTasksWakeMutation = hostHook('useTasksWakeMutation');
export const useLazyUserOptionsQuery = hostHook('useLazyUserOptionsQuery');
