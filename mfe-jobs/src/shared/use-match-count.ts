import { useCan } from '@muster/kit';
import { api } from '../api.ts';

/** How many people are proposed for a job; null until that is known and for those who get no proposals. */
export function useMatchCount(jobId: string, isAsked = true): number | null {
  const mayRead = useMayReadMatches();
  const { data } = api.useMatchingOfJobQuery(
    { params: { id: jobId } },
    { skip: !mayRead || !isAsked },
  );
  return data?.data.length ?? null;
}

/** Whether the reader gets proposals for jobs at all. */
export const useMayReadMatches = (): boolean => useCan()('match.read');
