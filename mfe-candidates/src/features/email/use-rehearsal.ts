import { useCallback, useEffect, useState } from 'react';
import type { BulkMailAnswer } from '@muster/contracts';
import { selectionInput, type ListSelection, type QueryLike } from '@muster/kit';
import { api } from '../../api.ts';

/** Reads who would be mailed; the text does not affect it. */
export function useRehearsal(people: ListSelection): QueryLike<BulkMailAnswer> {
  const [rehearse, { isLoading }] = api.useBulkMailSendMutation();
  const read = useCallback(
    () => rehearse({ body: { ...selectionInput(people), subject: '-', text: '-', dryRun: true } }),
    [people, rehearse],
  );
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof read>>>();
  useEffect(() => {
    let isCurrent = true;
    void read().then((answered) => isCurrent && setAnswer(answered));
    return () => {
      isCurrent = false;
    };
  }, [read]);
  return {
    ...(answer?.data && { data: answer.data }),
    ...(answer?.error && { error: answer.error }),
    isFetching: isLoading,
    refetch: async () => setAnswer(await read()),
  };
}
