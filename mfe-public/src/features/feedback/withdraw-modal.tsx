import { useParams } from 'react-router-dom';
import { feedbackVersionSchema, type AuthoredFeedback } from '@muster/contracts';
import { FeedbackSaid } from '@muster/blocks';
import { isApiError, QueryView, useFollow, useFormMutation, useOverlayClose } from '@muster/kit';
import { DecisionForm, DecisionNotice, NotFoundState, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { feedbackPath } from './feedback-view.tsx';
import { useGuestFeedbackMessages } from './messages.ts';

/** Confirms withdrawing sent feedback. */
export function WithdrawModal() {
  const t = useGuestFeedbackMessages();
  const { token: handle = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useFeedbackVisitReadQuery({ params: { handle } });
  // The page below explains why the link is invalid.
  if (isApiError(query.error) && query.error.code.startsWith('TOKEN_'))
    return (
      <DecisionNotice onClose={close} title={t('withdraw.title')} keep={t('back')}>
        <NotFoundState size="block" />
      </DecisionNotice>
    );
  return (
    <QueryView query={query} skeleton={null}>
      {(feedback) =>
        feedback.allowedActions.includes('withdraw') ? (
          <WithdrawForm handle={handle} feedback={feedback} />
        ) : (
          <DecisionNotice onClose={close} title={t('withdraw.title')} keep={t('back')}>
            {t('withdraw.notNow')}
          </DecisionNotice>
        )
      }
    </QueryView>
  );
}

function WithdrawForm({ handle, feedback }: { handle: string; feedback: AuthoredFeedback }) {
  const t = useGuestFeedbackMessages();
  const close = useOverlayClose();
  const follow = useFollow();
  const [withdraw] = api.useFeedbackVisitWithdrawMutation();
  const form = useZodForm({
    schema: feedbackVersionSchema.omit({ version: true }),
    initialValues: {},
  });
  const saving = useFormMutation({
    form,
    mutation: withdraw,
    version: feedback.version,
    toArgs: ({ version }) => ({ params: { handle }, body: { version } }),
    onSaved: () => follow(feedbackPath(handle), { replace: true, saved: true }),
  });
  const { person, job, agencyName: agency } = feedback;
  return (
    <DecisionForm
      onClose={close}
      title={t('withdraw.title')}
      subtitle={`${person.name}, ${job}`}
      keep={t('withdraw.keep')}
      confirm={t('withdraw.confirm')}
      danger
      unsaved={false}
      effects={[t('withdraw.effects.told', { agency }), t('withdraw.effects.final')]}
      summary={form.summary}
      saving={saving}
    >
      <FeedbackSaid feedback={feedback} />
    </DecisionForm>
  );
}
