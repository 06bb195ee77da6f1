import { useParams } from 'react-router-dom';
import type { Scorecard } from '@muster/contracts';
import { QueryView, errorText, useFollow, useOverlayClose, usePlatform } from '@muster/kit';
import { DecisionForm, DecisionNotice, NotFoundState, NoticeBar } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { isOf } from './is-of.ts';
import { useScorecardMessages } from './messages.ts';

/** Confirms deleting a scorecard, or explains why it must stay. */
export function DeleteScorecardModal() {
  const { candidateId = '', vettingFeedbackId = '' } = useParams();
  const query = api.useScorecardsReadQuery({ params: { id: vettingFeedbackId } });
  return (
    <QueryView query={query} skeleton={null}>
      {(scorecard) =>
        isOf(scorecard, candidateId) ? <DeleteScorecard scorecard={scorecard} /> : <ScorecardGone />
      }
    </QueryView>
  );
}

/** Shown if the scorecard belongs to another candidate. */
function ScorecardGone() {
  const t = useScorecardMessages();
  const close = useOverlayClose();
  return (
    <DecisionNotice onClose={close} title={t('deleteTitle')} keep={t('keep')}>
      <NotFoundState size="block" />
    </DecisionNotice>
  );
}

function DeleteScorecard({ scorecard }: { scorecard: Scorecard }) {
  const { id, version, candidate, allowedActions, isOnlyEvidence } = scorecard;
  const t = useScorecardMessages();
  const close = useOverlayClose();
  const follow = useFollow();
  const { notify } = usePlatform();
  const [remove] = api.useScorecardsDeleteMutation();
  const [pending, setPending] = useState(false);
  if (!allowedActions.includes('delete'))
    return (
      <DecisionNotice onClose={close} title={t('deleteTitle')} keep={t('keep')}>
        {t(isOnlyEvidence ? 'deleteEvidence' : 'deleteNotAllowed')}
      </DecisionNotice>
    );
  async function run() {
    setPending(true);
    const answer = await remove({ params: { id }, body: { version } });
    setPending(false);
    if (answer.error) return notify({ kind: 'error', text: errorText(answer.error) });
    notify({ kind: 'success', text: t('deleted') });
    follow(`/candidates/${candidate.id}/profile`);
  }
  return (
    <DecisionForm
      onClose={close}
      title={t('deleteTitle')}
      subtitle={`${candidate.name} · ${candidate.number}`}
      keep={t('keep')}
      confirm={t('delete')}
      danger
      effects={[t('deleteEffect')]}
      summary={null}
      saving={{
        submit: (event) => {
          event.preventDefault();
          void run();
        },
        pending,
      }}
    >
      {isOnlyEvidence && <NoticeBar kind="warning">{t('deleteEvidence')}</NoticeBar>}
    </DecisionForm>
  );
}
