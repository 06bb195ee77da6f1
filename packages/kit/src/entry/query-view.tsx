import { ErrorState, useT } from '@muster/ui';
import { isApiError } from '../api/api-error.ts';
import { errorText } from './error-text.ts';
import { kitMessages } from '../messages/kit-messages.ts';
import type { QueryViewProps } from '../query/query-view.tsx';

/** The states of a read on a visitor's page: loading, empty, failed with Try again, loaded. */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, skeleton, empty, isEmpty, size, children } = props;
  const t = useT(kitMessages);
  const { currentData: data, error } = query;
  if (data === undefined && error && !query.isFetching)
    return (
      <ErrorState
        size={size}
        title={t('query.errorTitle')}
        text={errorText(error)}
        requestId={isApiError(error) ? error.requestId : undefined}
        onRetry={() => void query.refetch()}
      />
    );
  if (data === undefined) return skeleton;
  return empty !== undefined && isEmpty?.(data) ? empty : children(data);
}
