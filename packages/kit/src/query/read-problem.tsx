import { Button, NoticeBar, useT } from '@muster/ui';
import { errorText } from '../messages/error-text.ts';
import { kitMessages } from '../messages/kit-messages.ts';
import type { QueryLike } from './query-view.tsx';

interface ReadProblemProps {
  query: QueryLike<unknown>;
  /** What could not be read, as named on the page: the label of the field. */
  what: string;
}

/**
 * Where a form needs what could not be read (the options of a field, the effects of a decision): why
 * it is not there, with Retry. Nothing while it is there or on its way. The parts around it stay,
 * where a {@link QueryView} takes their place.
 */
export function ReadProblem({ query, what }: ReadProblemProps) {
  const t = useT(kitMessages);
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined || !error) return null;
  const retry = (
    <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
      {t('query.retry')}
    </Button>
  );
  return (
    <NoticeBar kind="danger" action={retry}>
      {t('query.unread', { what, why: errorText(error) })}
    </NoticeBar>
  );
}
