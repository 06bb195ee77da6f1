import type { ReactNode } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import { ErrorState, NotFoundState, NoticeBar, SwitchedOffState, useT } from '@muster/ui';
import { isApiError, type ApiError } from '../api/api-error.ts';
import { errorText } from '../messages/error-text.ts';
import { kitMessages } from '../messages/kit-messages.ts';
import { OverlayNotice } from '../routing/overlay-scope.tsx';
import { Forbidden } from '../session/forbidden.tsx';
import { SlowNotice } from './slow-notice.tsx';

/** The parts of an RTK Query result that {@link QueryView} looks at. */
export interface QueryLike<T> {
  data?: T;
  currentData?: T;
  error?: ApiError | SerializedError;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadingQuery {
  data?: unknown;
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
}

/**
 * Returns the query as if it had not been answered yet, for parts that appear together with
 * another.
 */
export const unanswered = <Q extends LoadingQuery>(query: Q): Q => ({
  ...query,
  data: undefined,
  currentData: undefined,
  error: undefined,
  isFetching: true,
});

export interface QueryViewProps<T> {
  query: QueryLike<T>;
  /** The final layout in grey, from the first paint on. */
  skeleton: ReactNode;
  /** Shown when there is no data; `isEmpty` decides when. */
  empty?: ReactNode;
  /** Default: no data, an empty array, or an empty `data` array. */
  isEmpty?: (data: T) => boolean;
  /**
   * Keeps the last answer while another is asked for (the next page of a list). Not for records:
   * one person's data must not stand under another's address.
   */
  keepPrevious?: boolean;
  /** The size of the error message. */
  size?: 'page' | 'block' | 'compact';
  children: (data: T) => ReactNode;
}

/**
 * The states of a read: skeleton, empty, error with Retry, not allowed, not found, switched off,
 * data. While the
 * same is fetched again the old stays, so that nothing jumps.
 */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, skeleton, empty, isEmpty = nothingIn, keepPrevious = false, children } = props;
  const t = useT(kitMessages);
  const data = query.currentData ?? (keepPrevious && !query.error ? query.data : undefined);
  if (data === undefined && query.error && !query.isFetching)
    return (
      <OverlayNotice>
        <Failure {...props} />
      </OverlayNotice>
    );
  // Skeleton and content are in the same place, so that a shared frame stays mounted.
  return (
    <>
      {data !== undefined && query.error && !query.isFetching && (
        <NoticeBar kind="warning">{t('query.stale')}</NoticeBar>
      )}
      {data === undefined
        ? skeleton
        : empty !== undefined && isEmpty(data)
          ? empty
          : children(data)}
      {data === undefined && <SlowNotice />}
    </>
  );
}

function Failure<T>({ query, size }: QueryViewProps<T>) {
  const t = useT(kitMessages);
  const error = isApiError(query.error) ? query.error : null;
  if (error?.code === 'NOT_FOUND' || error?.code === 'GONE')
    return <NotFoundState size={size} text={errorText(error)} />;
  if (error?.code === 'FEATURE_DISABLED') return <SwitchedOffState size={size} />;
  if (error?.code === 'FORBIDDEN') return <Forbidden size={size} />;
  return (
    <ErrorState
      size={size}
      title={t('query.errorTitle')}
      text={errorText(query.error)}
      requestId={error?.requestId}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

function nothingIn(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  const rows = typeof data === 'object' && data !== null && 'data' in data ? data.data : undefined;
  return data === null || (Array.isArray(rows) && rows.length === 0);
}
