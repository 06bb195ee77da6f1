import { useEffect } from 'react';
import { usePlatform } from '@muster/kit';
import { api } from '../../api.ts';

/** Returns the suggestions for a job, reloaded when the board changes. */
export function useSuggestions(jobId: string) {
  const query = api.useSuggestionsOfJobQuery({ params: { id: jobId } });
  const { bus } = usePlatform();
  const { refetch } = query;
  useEffect(
    () =>
      bus.on('pipeline.changed', (event) => {
        if (event.jobId === jobId) void refetch();
      }),
    [bus, jobId, refetch],
  );
  return query;
}
