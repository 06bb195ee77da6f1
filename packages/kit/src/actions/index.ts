export { conflictOf } from './conflict-context.ts';
export type { ConflictContext } from './conflict-context.ts';
export { TransitionButtons } from './transition-buttons.tsx';
export type { TransitionButtonsProps } from './transition-buttons.tsx';
export { useFormMutation } from './use-form-mutation.tsx';
export type { ConflictOptions, FormMutation, FormMutationOptions } from './use-form-mutation.tsx';
export { useIntentKey } from './use-intent-key.ts';
export { useUndoableMutation } from './use-undoable-mutation.ts';
export type { Trigger, UndoableOptions } from './use-undoable-mutation.ts';
