/**
 * The kit of an entry page: its build takes these in place of `@muster/kit`, so that one screen runs
 * in both. There is no session, no store and no router here: reads are asked for once, and every way
 * out is another page.
 */
export { isApiError } from '../api/api-error.ts';
export { errorText } from './error-text.ts';
export { createMusterApi, extendMusterApi } from './api.ts';
export { useDocumentTitle, useFollow, useUnsavedGuard } from './page.tsx';
export { QueryView } from './query-view.tsx';
export { RouteLink } from './route-link.tsx';
export { startEntryPage } from './start-entry-page.tsx';
export { useFormMutation } from './use-form-mutation.ts';
