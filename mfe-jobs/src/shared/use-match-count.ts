import { useCan } from '@muster/kit';
import { api } from '../api.ts';

/**
 * Returns how many candidates match a job; null until loaded, and for users who may not see
 * matches.
 */
export function useMatchCount(jobId: string, isAsked = true): number | null {
  const mayRead = useMayReadMatches();
  const { data } = api.useMatchingOfJobQuery(
    { params: { id: jobId } },
    { skip: !mayRead || !isAsked },
  );
  return data?.data.length ?? null;
}

/** Whether the reader may see matches at all. */
export const useMayReadMatches = (): boolean => useCan()('match.read');
