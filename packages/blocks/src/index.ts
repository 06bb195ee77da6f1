// Connected parts that two remotes or more use; their api comes from the host, by context.
export { blockEndpoints } from './block-endpoints.ts';
export { BlocksProvider, useBlocksApi } from './blocks-context.tsx';
export type { BlocksApi } from './blocks-context.tsx';
export { ExportButton } from './exports/export-button.tsx';
export type { NoteSubject } from './notes/note-draft.ts';
export { NoteDeleteConfirm } from './notes/note-delete-confirm.tsx';
export { NotesPanel } from './notes/notes-panel.tsx';
export type { TaskSubject } from './tasks/add-task-form.tsx';
export { SnoozeMenu } from './tasks/snooze-menu.tsx';
export { useTaskActions } from './tasks/use-task-actions.ts';
export { TaskList } from './tasks/task-list.tsx';
export { queryOfFilters } from './views/built-in-view.ts';
export type { BuiltInView } from './views/built-in-view.ts';
export { SavedViews } from './views/saved-views.tsx';
export { useSavedList } from './views/use-saved-list.ts';
export type { SavedList } from './views/use-saved-list.ts';
export { savedViewEndpoints } from './views/view-endpoints.ts';
