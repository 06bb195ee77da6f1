import { isFeedbackToGive } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { dashboardApi } from '../../dashboard-api.ts';

/**
 * Returns what waits for the reader besides candidates and questions: hours, feedback, documents,
 * surveys.
 */
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
  const surveys = dashboardApi.useExitSurveysOwnQuery(undefined, {
    skip: !can('exitSurvey.answerOwn'),
  });
  const parts = [hours, feedback, documents, surveys];
  return {
    isLoading: parts.some(({ isLoading }) => isLoading),
    /** If one part failed, the list is incomplete. */
    failed: parts.filter(({ isError }) => isError),
    hours: hours.data?.data ?? [],
    feedback: (feedback.data?.data ?? []).filter(isFeedbackToGive),
    documents: documents.data?.data ?? [],
    surveys: surveys.data?.data ?? [],
  };
}
export type Waiting = ReturnType<typeof useWaiting>;
