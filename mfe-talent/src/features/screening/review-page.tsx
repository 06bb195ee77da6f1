import { href, talentRoutes, type ScreeningForm, type ScreeningQuestion } from '@muster/contracts';
import { QueryView, useDocumentTitle } from '@muster/kit';
import { NotFoundState, PageSkeleton } from '@muster/ui';
import { Navigate, useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { VettingFrame } from '../../shared/vetting-frame.tsx';
import { useScreeningMessages } from './messages.ts';
import { ReviewQuestion } from './review-question.tsx';

/**
 * One question of a form: edited in the builder while it is a draft, scored once it is submitted.
 */
export function ReviewPage() {
  const t = useScreeningMessages();
  const { candidateId = '', screeningQuestionId = '' } = useParams();
  const query = api.useScreeningFormsOfCandidateQuery({ params: { id: candidateId } });
  useDocumentTitle(t('review.title'));
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {({ data }) => {
        const found = findQuestion(data, screeningQuestionId);
        if (!found) return <NotFoundState />;
        const { form, question } = found;
        if (form.status === 'draft')
          return (
            <Navigate
              replace
              to={href(
                talentRoutes.screeningQuestionsByCandidateIdNew,
                { candidateId },
                { form: form.id, question: question.key },
              )}
            />
          );
        return (
          <VettingFrame
            candidate={form.candidate}
            title={form.title}
            subtitle={t('candidate', { name: form.candidate.name })}
          >
            <ReviewQuestion key={question.key} form={form} question={question} />
          </VettingFrame>
        );
      }}
    </QueryView>
  );
}

function findQuestion(
  forms: readonly ScreeningForm[],
  key: string,
): { form: ScreeningForm; question: ScreeningQuestion } | null {
  for (const form of forms) {
    const question = form.questions.find((one) => one.key === key);
    if (question) return { form, question };
  }
  return null;
}
