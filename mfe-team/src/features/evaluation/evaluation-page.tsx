import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { href, teamRoutes, type Evaluation, type EvaluationActionName } from '@muster/contracts';
import { QueryView, TransitionButtons, useFollow, useOverlayParam } from '@muster/kit';
import { Button, NoticeBar, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { EvaluationDialog, type EvaluationDecision } from './evaluation-dialog.tsx';
import { EvaluationFrame } from './evaluation-frame.tsx';
import { EvaluationReading } from './evaluation-reading.tsx';
import classes from './evaluation.module.css';
import { useEvaluationMessages } from './messages.ts';
import { PlanDrawer } from './plan-drawer.tsx';

/** One evaluation for reading, with its actions. */
export function EvaluationPage() {
  const { id = '' } = useParams();
  const query = api.useEvaluationsReadQuery({ params: { id } });
  return (
    <QueryView query={query} size="page" skeleton={<PageSkeleton variant="record" />}>
      {(evaluation) => <FoundEvaluation evaluation={evaluation} />}
    </QueryView>
  );
}

/** Actions with a page or drawer of their own instead of a dialog. */
const elsewhere: readonly EvaluationActionName[] = ['plan', 'rate', 'answer_self', 'submit_self'];

function FoundEvaluation({ evaluation }: { evaluation: Evaluation }) {
  const t = useEvaluationMessages();
  const follow = useFollow();
  const [asked, setAsked] = useState<EvaluationDecision | null>(null);
  const [panel, setPanel] = useOverlayParam('edit', ['plan']);
  const { id, allowedActions, cycle, member, status, reviewerLeft, isOwn } = evaluation;
  const edit = () => follow(href(teamRoutes.performanceEvaluationByIdEdit, { id }));
  const mayPlan = allowedActions.includes('plan');
  const mayRate = allowedActions.includes('rate');
  const isHidden = !['shared', 'acknowledged', 'cancelled'].includes(status);
  return (
    <EvaluationFrame
      evaluation={evaluation}
      title={t('title', { cycle })}
      actions={
        <div className={classes.actions}>
          <TransitionButtons
            allowedActions={allowedActions}
            primary={
              mayRate
                ? ['rate', 'submit']
                : ['answer_self', 'open_self_review', 'share', 'acknowledge', 'send_back']
            }
            destructive={['cancel']}
            labels={{
              rate: t('edit'),
              answer_self: t('editSelf'),
              plan: t('plan'),
              open_self_review: t('act.open_self_review'),
              start: t('act.start'),
              submit: t('act.submit'),
              send_back: t('act.send_back'),
              share: t('act.share'),
              acknowledge: t('act.acknowledge'),
              cancel: t('act.cancel'),
              reopen: t('act.reopen'),
            }}
            onAction={(action) => {
              if (action === 'plan') setPanel('plan');
              else if (elsewhere.includes(action)) edit();
              else setAsked(action as EvaluationDecision);
            }}
          />
          <Button variant="default" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      }
    >
      {reviewerLeft && isHidden && (
        <NoticeBar
          kind="warning"
          action={
            mayPlan && (
              <Button size="xs" variant="default" onClick={() => setPanel('plan')}>
                {t('reassign')}
              </Button>
            )
          }
        >
          {t('reviewerLeft')}
        </NoticeBar>
      )}
      {isHidden && !isOwn && (
        <NoticeBar kind="quiet">{t('hiddenYet', { name: member.name })}</NoticeBar>
      )}
      <EvaluationReading evaluation={evaluation} />
      {asked && (
        <EvaluationDialog
          key={asked}
          evaluation={evaluation}
          action={asked}
          onClose={() => setAsked(null)}
        />
      )}
      {panel === 'plan' && mayPlan && (
        <PlanDrawer evaluation={evaluation} onClose={() => setPanel(null)} />
      )}
    </EvaluationFrame>
  );
}
