export { QueryView } from './query-view.tsx';
export type { QueryLike, QueryViewProps } from './query-view.tsx';
export { useListState } from './use-list-state.ts';
export type { ListState, ListStateOptions } from './use-list-state.ts';
export { useUrlParam } from './use-url-param.ts';
