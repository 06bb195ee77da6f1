import { useParams } from 'react-router-dom';
import { teamRoutes, type Evaluation } from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import { NoticeBar, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { EvaluationFrame } from './evaluation-frame.tsx';
import { EvaluationReading } from './evaluation-reading.tsx';
import { useEvaluationMessages } from './messages.ts';
import { ReviewForm } from './review-form.tsx';
import { SelfReviewForm } from './self-review-form.tsx';

/** The form of an evaluation for the person who has to act next. */
export function EditEvaluationPage() {
  const { id = '' } = useParams();
  const query = api.useEvaluationsReadQuery({ params: { id } });
  return (
    <QueryView query={query} size="page" skeleton={<PageSkeleton variant="record" />}>
      {(evaluation) => <EditEvaluation key={evaluation.id} evaluation={evaluation} />}
    </QueryView>
  );
}

function EditEvaluation({ evaluation }: { evaluation: Evaluation }) {
  const t = useEvaluationMessages();
  const { allowedActions, cycle, id, member } = evaluation;
  const back = (
    <RouteLink route={teamRoutes.performanceEvaluationById} params={{ id }}>
      {t('back')}
    </RouteLink>
  );
  if (allowedActions.includes('answer_self'))
    return (
      <EvaluationFrame evaluation={evaluation} title={t('selfTitle', { cycle })}>
        <SelfReviewForm evaluation={evaluation} />
      </EvaluationFrame>
    );
  if (allowedActions.includes('rate'))
    return (
      <EvaluationFrame
        evaluation={evaluation}
        title={t('editTitle', { name: member.name, cycle })}
        actions={back}
      >
        <ReviewForm evaluation={evaluation} />
      </EvaluationFrame>
    );
  return (
    <EvaluationFrame evaluation={evaluation} title={t('title', { cycle })} actions={back}>
      <NoticeBar kind="info">{t('notNow')}</NoticeBar>
      <EvaluationReading evaluation={evaluation} />
    </EvaluationFrame>
  );
}
