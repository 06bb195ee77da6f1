import { hostHook } from './blocks-context.tsx';

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
