import { dashboardApi } from '../../dashboard-api.ts';

/** Request that the agency returned with a question. */
export interface JobQuestion {
  id: string;
  title: string;
  number: string;
  note: string;
  noteAt: string | null;
}

/** Returns the agency's questions on requests that the reader may complete. */
export function useQuestions() {
  const { data, isLoading, isError, refetch } = dashboardApi.useJobsForClientQuery();
  const questions: JobQuestion[] = (data?.jobs ?? []).flatMap(
    ({ id, title, number, note, noteAt, mayEdit }) =>
      note && mayEdit ? [{ id, title, number, note, noteAt: noteAt ?? null }] : [],
  );
  return { isLoading, isError, refetch, questions };
}
