import { useCan } from '@muster/kit';
import { dashboardApi } from '../../dashboard-api.ts';
import { isToGive } from '../feedback/is-to-give.ts';

/** What waits for the reader beside candidates and questions: hours, feedback, documents. */
export function useWaiting() {
  const can = useCan();
  const hours = dashboardApi.useTimesheetsQuery(undefined, {
    skip: !can('clientTimesheet.decide'),
  });
  const feedback = dashboardApi.useOwnFeedbackQuery(undefined, {
    skip: !can('clientFeedback.write'),
  });
  const documents = dashboardApi.useDocumentsQuery(undefined, {
    skip: !can('clientDocument.sign'),
  });
  const parts = [hours, feedback, documents];
  return {
    isLoading: parts.some(({ isLoading }) => isLoading),
    /** Where one could not be read, less than all that waits is known. */
    failed: parts.filter(({ isError }) => isError),
    hours: hours.data?.data ?? [],
    feedback: (feedback.data?.data ?? []).filter(isToGive),
    documents: documents.data?.data ?? [],
  };
}
export type Waiting = ReturnType<typeof useWaiting>;
