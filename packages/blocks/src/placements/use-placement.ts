import { useEffect } from 'react';
import { usePlatform } from '@muster/kit';
import { usePlacementsReadQuery } from './placements-context.tsx';

/** A placement, reloaded when its job changes, for example by an approval. */
export function usePlacement(id: string) {
  const query = usePlacementsReadQuery({ params: { id } });
  const { bus } = usePlatform();
  const { refetch } = query;
  const jobId = query.currentData?.job.id;
  useEffect(
    () =>
      bus.on('pipeline.changed', (event) => {
        if (event.jobId === jobId) void refetch();
      }),
    [bus, jobId, refetch],
  );
  return query;
}
