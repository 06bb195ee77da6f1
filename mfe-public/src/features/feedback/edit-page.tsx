import { Navigate } from 'react-router-dom';
import { publicRoutes, type AuthoredFeedback } from '@muster/contracts';
import { FeedbackFields, useFeedbackForm } from '@muster/blocks';
import { RouteLink, useFollow, useFormMutation, usePlatform } from '@muster/kit';
import { Button, ErrorSummary, formatDateTime } from '@muster/ui';
import { api } from '../../api.ts';
import { forgetInput, useKeptForm } from '../../shared/kept-input.ts';
import { About } from './about.tsx';
import { feedbackPath, FeedbackView } from './feedback-view.tsx';
import classes from './feedback.module.css';
import { useGuestFeedbackMessages } from './messages.ts';

/** Sent feedback, editable while possible; otherwise read-only. */
export function EditPage() {
  return (
    <FeedbackView>
      {(feedback, handle) =>
        feedback.allowedActions.includes('edit') ? (
          <EditForm feedback={feedback} handle={handle} />
        ) : (
          <Navigate to={feedbackPath(handle)} replace />
        )
      }
    </FeedbackView>
  );
}

function EditForm({ feedback, handle }: { feedback: AuthoredFeedback; handle: string }) {
  const t = useGuestFeedbackMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const [send] = api.useFeedbackVisitSubmitMutation();
  const form = useFeedbackForm(feedback);
  useKeptForm(form, handle, 'edit');
  const saving = useFormMutation({
    form,
    mutation: send,
    version: feedback.version,
    toArgs: ({ output, version }) => ({ params: { handle }, body: { ...output, version } }),
    onSaved: () => {
      forgetInput(handle);
      platform.notify({ kind: 'success', text: t('edit.done') });
      follow(feedbackPath(handle), { replace: true, saved: true });
    },
  });
  const { person, editUntil, agencyName: agency } = feedback;
  return (
    <form className={classes.page} onSubmit={saving.submit} noValidate>
      <About feedback={feedback} title={t('edit.title', { name: person.name })} />
      {editUntil && (
        <p className={classes.quiet}>
          {t('edit.until', { when: formatDateTime(editUntil), agency })}
        </p>
      )}
      <ErrorSummary {...form.summary} />
      <FeedbackFields form={form} />
      <div className={classes.buttons}>
        <Button type="submit" size="lg" loading={saving.pending}>
          {t('edit.save')}
        </Button>
        <Button
          size="lg"
          variant="default"
          component={RouteLink}
          route={publicRoutes.feedbackByToken}
          params={{ token: handle }}
        >
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
