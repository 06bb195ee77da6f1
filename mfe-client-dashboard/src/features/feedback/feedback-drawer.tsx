import { useState, type FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import type { AuthoredFeedback } from '@muster/contracts';
import {
  FeedbackDraftState,
  FeedbackFields,
  handingIn,
  useFeedbackDraft,
  useFeedbackForm,
} from '@muster/blocks';
import { LoadingDrawer, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { Button, FormDrawer, formatDateTime } from '@muster/ui';
import { api } from '../../api.ts';
import { useOwnFeedbackMessages } from '../../shared/feedback/messages.ts';
import { ReadDrawer } from './read-drawer.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The reader's own feedback: to write, to change until the deadline, then to read. */
export function FeedbackDrawer() {
  const t = useOwnFeedbackMessages();
  const close = useOverlayClose();
  const { id = '' } = useParams();
  const query = api.useFeedbackQuery({ params: { id } });
  const feedback = query.currentData;
  if (!feedback)
    return <LoadingDrawer query={query} title={t('drawer.loading')} onClose={() => close()} />;
  if (feedback.allowedActions.includes('submit'))
    return <WriteDrawer key={feedback.id} feedback={feedback} />;
  return feedback.allowedActions.includes('edit') ? (
    <EditDrawer key={feedback.id} feedback={feedback} />
  ) : (
    <ReadDrawer feedback={feedback} />
  );
}

const aboutOf = ({ job, round }: AuthoredFeedback) => [job, round].filter(Boolean).join(' · ');

/** First version: kept as a draft until sent. */
function WriteDrawer({ feedback }: { feedback: AuthoredFeedback }) {
  const t = useOwnFeedbackMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [save] = api.useSaveFeedbackMutation();
  const [send] = api.useSubmitFeedbackMutation();
  const params = { id: feedback.id };
  const form = useFeedbackForm(feedback);
  const { keeper, state } = useFeedbackDraft(feedback, form.values, (body) =>
    save({ params, body }),
  );
  // A saved draft is not lost by leaving.
  const guarded = { ...form, dirty: form.dirty && state !== 'saved' };
  const saving = useFormMutation({
    form: guarded,
    mutation: handingIn(keeper, send),
    toArgs: ({ output, version }) => ({
      params,
      body: { ...output, version: Math.max(version, keeper.version()) },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('drawer.sent') });
      close({ saved: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keeper.flush().then(() => saving.submit());
  };
  return (
    <FormDrawer
      title={t('drawer.title', { name: feedback.person.name })}
      subtitle={aboutOf(feedback)}
      onClose={() => close()}
      cancel={t('drawer.close')}
      save={t('drawer.send')}
      form={guarded}
      saving={{ ...saving, submit }}
      wide
    >
      <FeedbackFields form={form} />
      <FeedbackDraftState state={state} />
    </FormDrawer>
  );
}

/** Sent feedback, while it can be changed or withdrawn. */
function EditDrawer({ feedback }: { feedback: AuthoredFeedback }) {
  const t = useOwnFeedbackMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [send] = api.useSubmitFeedbackMutation();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const form = useFeedbackForm(feedback);
  const saving = useFormMutation({
    form,
    mutation: send,
    version: feedback.version,
    toArgs: ({ output, version }) => ({
      params: { id: feedback.id },
      body: { ...output, version },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('drawer.changed') });
      close({ saved: true });
    },
  });
  const { editUntil, person } = feedback;
  return (
    <>
      <FormDrawer
        title={t('drawer.title', { name: person.name })}
        subtitle={aboutOf(feedback)}
        onClose={() => close()}
        cancel={t('drawer.cancel')}
        save={t('drawer.change')}
        form={form}
        saving={saving}
        onlyChanges
        wide
      >
        <FeedbackFields form={form} />
        {editUntil && <p>{t('drawer.until', { when: formatDateTime(editUntil) })}</p>}
        <div>
          <Button variant="default" size="xs" onClick={() => setWithdrawing(true)}>
            {t('withdraw.action')}
          </Button>
        </div>
      </FormDrawer>
      {isWithdrawing && (
        <WithdrawDialog feedback={feedback} onClose={() => setWithdrawing(false)} />
      )}
    </>
  );
}
