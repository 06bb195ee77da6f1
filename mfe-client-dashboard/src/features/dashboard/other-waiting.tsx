import { clientDashboardRoutes } from '@muster/contracts';
import { RouteLink, useCan } from '@muster/kit';
import { NoticeBar } from '@muster/ui';
import { api } from '../../api.ts';
import { isToGive } from '../../shared/feedback/own-feedback.tsx';
import { useQuestions } from '../../shared/waiting/use-questions.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** What waits for the reader beside candidates: hours, feedback, documents, questions. */
export function useOtherWaiting() {
  const can = useCan();
  const hours = api.useTimesheetsQuery(undefined, { skip: !can('clientTimesheet.decide') });
  const feedback = api.useOwnFeedbackQuery(undefined, { skip: !can('clientFeedback.write') });
  const documents = api.useDocumentsQuery(undefined, { skip: !can('clientDocument.sign') });
  const { questions } = useQuestions();
  return {
    isLoading: hours.isLoading || feedback.isLoading || documents.isLoading,
    hours: hours.data?.data.length ?? 0,
    feedback: feedback.data?.data.filter(isToGive).length ?? 0,
    documents: documents.data?.data.length ?? 0,
    questions: questions.length,
  };
}

/** One line with the way there; nothing where nothing else waits. */
export function OtherWaiting() {
  const t = useMessages();
  const can = useCan();
  const { hours, feedback, documents, questions } = useOtherWaiting();
  if (hours + feedback + documents + questions === 0) return null;
  const { clientDashboardPendingItems, clientDashboardPastInterviews } = clientDashboardRoutes;
  const isDecider = can('clientTimesheet.decide');
  return (
    <NoticeBar
      kind="warning"
      title={t('other.title')}
      action={
        <RouteLink route={isDecider ? clientDashboardPendingItems : clientDashboardPastInterviews}>
          {t('other.open')}
        </RouteLink>
      }
    >
      {[
        ...(hours > 0 ? [t('other.hours', { count: hours })] : []),
        ...(feedback > 0 ? [t('other.feedback', { count: feedback })] : []),
        ...(documents > 0 ? [t('other.documents', { count: documents })] : []),
        ...(questions > 0 ? [t('other.questions', { count: questions })] : []),
      ].join(' · ')}
    </NoticeBar>
  );
}
