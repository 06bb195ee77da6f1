import { Suspense } from 'react';
import { QueryView, lazyNamed, useCan } from '@muster/kit';
import { EmptyState, IconCircleCheck, PageHeader, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { CandidateCard } from '../../shared/candidates/candidate-card.tsx';
import { CandidatePanel } from '../../shared/candidates/candidate-panel.tsx';
import { WithComparison } from '../../shared/comparison/with-comparison.tsx';
import { useRequestMessages } from '../../shared/coworkers/messages.ts';
import { useOwnFeedbackMessages } from '../../shared/feedback/messages.ts';
import { OwnFeedback } from '../../shared/feedback/own-feedback.tsx';
import cards from '../../shared/candidates/candidates.module.css';
import page from '../../shared/page.module.css';
import { useMessages } from '../../shared/use-messages.ts';
import { othersInWords } from '../../shared/waiting/others-in-words.ts';
import { useQuestions } from '../../shared/waiting/use-questions.ts';
import { useSettled } from '../../shared/waiting/use-settled.ts';
import { useWaiting } from '../../shared/waiting/use-waiting.ts';
import { WaitingFailed } from '../../shared/waiting/waiting-failed.tsx';
import { usePendingMessages } from './messages.ts';
import { WaitingDocuments } from './waiting-documents.tsx';
import { WaitingHours } from './waiting-hours.tsx';
import { WaitingQuestions } from './waiting-questions.tsx';

/** Lazy, because rarely shown. */
const WaitingSurveys = lazyNamed(() => import('./waiting-surveys.tsx'), 'WaitingSurveys');
const WaitingInvitations = lazyNamed(
  () => import('./waiting-invitations.tsx'),
  'WaitingInvitations',
);

/** Everything that waits for the reader's answer, the longest waiting first. */
export function PendingPage() {
  return (
    <WithComparison>
      <Pending />
    </WithComparison>
  );
}

function Pending() {
  const t = useMessages();
  const tPending = usePendingMessages();
  const tFeedback = useOwnFeedbackMessages();
  const query = api.usePeopleQuery();
  const others = useWaiting();
  const asked = useQuestions();
  const can = useCan();
  const tRequests = useRequestMessages();
  const coworkers = api.useCoworkersQuery(undefined, { skip: !can('clientUser.manage') });
  const invitations = (coworkers.data?.waiting ?? []).filter(({ mayDecide }) => mayDecide);
  // Late content would push down what is already shown.
  const isThere = useSettled([query, others, asked, coworkers].some(({ isLoading }) => isLoading));
  const failed = [...others.failed, ...[asked, coworkers].filter(({ isError }) => isError)];
  const waitsForSurveys = others.surveys.length > 0;
  const waitsForHours = others.hours.length > 0;
  const { feedback: toGive, documents: toSign } = others;
  const { questions } = asked;
  const mayWait =
    waitsForHours ||
    waitsForSurveys ||
    toGive.length + toSign.length + questions.length + invitations.length + failed.length > 0;
  const waiting = query.data?.waiting ?? 0;
  const said = [
    ...(waiting > 0 ? [t('people.title', { count: waiting })] : []),
    ...(isThere ? othersInWords(t, { ...others, questions }) : []),
    ...(invitations.length > 0 ? [tRequests('count', { count: invitations.length })] : []),
  ];
  return (
    <div className={page.page}>
      <PageHeader
        variant="client"
        title={tPending('pending.title')}
        subtitle={said.length > 0 ? said.join(' · ') : tPending('pending.subtitle')}
      />
      {!isThere ? (
        <PageSkeleton variant="list" />
      ) : (
        <>
          <WaitingFailed failed={failed} />
          <QueryView
            query={query}
            size="block"
            isEmpty={(people) => people.waiting === 0}
            empty={
              mayWait ? null : (
                <EmptyState
                  icon={IconCircleCheck}
                  title={tPending('pending.empty.title')}
                  text={tPending('pending.empty.text')}
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
          {invitations.length > 0 && (
            <Suspense fallback={null}>
              <WaitingInvitations requests={invitations} />
            </Suspense>
          )}
          {waitsForSurveys && (
            <Suspense fallback={null}>
              <WaitingSurveys />
            </Suspense>
          )}
        </>
      )}
      <CandidatePanel />
    </div>
  );
}
