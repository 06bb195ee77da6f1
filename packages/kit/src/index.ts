// What every micro-frontend needs to run.
export * from './platform/index.ts';
export * from './lifecycle/index.ts';
export * from './actions/index.ts';
export * from './api/index.ts';
export * from './query/index.ts';
export * from './routing/index.ts';
export * from './session/index.ts';
export { bringErrorWords, errorText } from './messages/error-text.ts';
export { roleName } from './messages/role-name.ts';
export { usePhotoChange } from './photo/use-photo-change.ts';
export { oneAtATime } from './drafts/one-at-a-time.ts';
export { useFlush } from './drafts/use-flush.ts';
export { useFormDraft } from './drafts/use-form-draft.tsx';
