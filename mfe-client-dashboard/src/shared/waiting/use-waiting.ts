import { useCan } from '@muster/kit';
import { api } from '../../api.ts';
import { isToGive } from '../feedback/own-feedback.tsx';

/** What waits for the reader beside candidates and questions: hours, feedback, documents. */
export function useWaiting() {
  const can = useCan();
  const hours = api.useTimesheetsQuery(undefined, { skip: !can('clientTimesheet.decide') });
  const feedback = api.useOwnFeedbackQuery(undefined, { skip: !can('clientFeedback.write') });
  const documents = api.useDocumentsQuery(undefined, { skip: !can('clientDocument.sign') });
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
