export { QueryView } from './query-view.tsx';
export type { QueryLike, QueryViewProps } from './query-view.tsx';
export { useListState } from './use-list-state.ts';
export type { ListState, ListStateOptions } from './use-list-state.ts';
export { useUrlParam } from './use-url-param.ts';
export { isBareListUrl, noView } from './list-url.ts';
export { readStored, writeStored } from './use-stored.ts';
export type { ListLayoutState, SavedLayout } from './use-list-layout.ts';
export { useListAddress } from './use-list-address.ts';
