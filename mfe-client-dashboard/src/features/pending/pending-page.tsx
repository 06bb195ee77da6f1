import { QueryView, useCan } from '@muster/kit';
import { EmptyState, IconCircleCheck, PageHeader, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { CandidateCard } from '../../shared/candidates/candidate-card.tsx';
import { CandidatePanel } from '../../shared/candidates/candidate-panel.tsx';
import { WithComparison } from '../../shared/comparison/with-comparison.tsx';
import { useOwnFeedbackMessages } from '../../shared/feedback/messages.ts';
import { isToGive, OwnFeedback } from '../../shared/feedback/own-feedback.tsx';
import cards from '../../shared/candidates/candidates.module.css';
import page from '../../shared/page.module.css';
import { useMessages } from '../../shared/use-messages.ts';
import { useQuestions } from '../../shared/waiting/use-questions.ts';
import { WaitingDocuments } from './waiting-documents.tsx';
import { WaitingHours } from './waiting-hours.tsx';
import { WaitingQuestions } from './waiting-questions.tsx';

/** Everything that waits for an answer of the reader, the longest waiting first. */
export function PendingPage() {
  return (
    <WithComparison>
      <Pending />
    </WithComparison>
  );
}

function Pending() {
  const t = useMessages();
  const tFeedback = useOwnFeedbackMessages();
  const can = useCan();
  const query = api.usePeopleQuery();
  const hours = api.useTimesheetsQuery(undefined, { skip: !can('clientTimesheet.decide') });
  const feedback = api.useOwnFeedbackQuery(undefined, { skip: !can('clientFeedback.write') });
  const documents = api.useDocumentsQuery(undefined, { skip: !can('clientDocument.sign') });
  const asked = useQuestions();
  // What comes late would push down what is there.
  const isAwaited = [query, hours, feedback, documents, asked].some(({ isLoading }) => isLoading);
  const waitsForHours = (hours.data?.data.length ?? 0) > 0;
  // Passed on, not asked for once more below: a query that failed is sent again by each new reader.
  const toGive = (feedback.data?.data ?? []).filter(isToGive);
  const toSign = documents.data?.data ?? [];
  const { questions } = asked;
  const othersWait = waitsForHours || toGive.length + toSign.length + questions.length > 0;
  const waiting = query.data?.waiting ?? 0;
  return (
    <div className={page.page}>
      <PageHeader
        variant="client"
        title={t('pending.title')}
        subtitle={waiting > 0 ? t('people.title', { count: waiting }) : t('pending.subtitle')}
      />
      {isAwaited ? (
        <PageSkeleton variant="list" />
      ) : (
        <>
          <QueryView
            query={query}
            size="block"
            isEmpty={(people) => people.waiting === 0}
            empty={
              othersWait ? null : (
                <EmptyState
                  icon={IconCircleCheck}
                  title={t('pending.empty.title')}
                  text={t('pending.empty.text')}
                />
              )
            }
            skeleton={<PageSkeleton variant="list" />}
          >
            {({ data }) => (
              <ul className={cards.cards} aria-label={t('people.list')}>
                {data
                  .filter(({ standing }) => standing === 'waiting')
                  .map((candidate) => (
                    <li key={candidate.id}>
                      <CandidateCard candidate={candidate} />
                    </li>
                  ))}
              </ul>
            )}
          </QueryView>
          {questions.length > 0 && <WaitingQuestions rows={questions} />}
          {toSign.length > 0 && <WaitingDocuments rows={toSign} />}
          {toGive.length > 0 && <OwnFeedback title={tFeedback('waiting')} rows={toGive} />}
          {waitsForHours && <WaitingHours />}
        </>
      )}
      <CandidatePanel />
    </div>
  );
}
