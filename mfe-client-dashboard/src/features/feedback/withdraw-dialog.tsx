import { feedbackVersionSchema, type AuthoredFeedback } from '@muster/contracts';
import { FeedbackSaid } from '@muster/blocks';
import { useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { DecisionForm, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useOwnFeedbackMessages } from '../../shared/feedback/messages.ts';

interface WithdrawDialogProps {
  feedback: AuthoredFeedback;
  onClose: () => void;
}

/** Confirms withdrawing sent feedback. */
export function WithdrawDialog({ feedback, onClose }: WithdrawDialogProps) {
  const t = useOwnFeedbackMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [withdraw] = api.useWithdrawFeedbackMutation();
  const form = useZodForm({
    schema: feedbackVersionSchema.omit({ version: true }),
    initialValues: {},
  });
  const saving = useFormMutation({
    form,
    mutation: withdraw,
    version: feedback.version,
    toArgs: ({ version }) => ({ params: { id: feedback.id }, body: { version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('withdraw.done') });
      close({ saved: true });
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('withdraw.title', { name: feedback.person.name })}
      subtitle={feedback.job}
      keep={t('withdraw.keep')}
      confirm={t('withdraw.action')}
      danger
      effects={[t('withdraw.effects.told'), t('withdraw.effects.final')]}
      summary={form.summary}
      saving={saving}
    >
      <FeedbackSaid feedback={feedback} />
    </DecisionForm>
  );
}
