import type { FormEvent } from 'react';
import type { AuthoredFeedback } from '@muster/contracts';
import {
  FeedbackDraftState,
  FeedbackFields,
  handingIn,
  useFeedbackDraft,
  useFeedbackForm,
} from '@muster/blocks';
import { useFormMutation } from '@muster/kit';
import { Button, ErrorSummary, formatDateTime } from '@muster/ui';
import { api } from '../../api.ts';
import { About } from './about.tsx';
import classes from './feedback.module.css';
import { useGuestFeedbackMessages } from './messages.ts';

interface WriteFeedbackProps {
  feedback: AuthoredFeedback;
  handle: string;
}

/** Feedback in progress: kept as a draft, sent by a button. */
export function WriteFeedback({ feedback, handle }: WriteFeedbackProps) {
  const t = useGuestFeedbackMessages();
  const [save] = api.useFeedbackVisitSaveMutation();
  const [send] = api.useFeedbackVisitSubmitMutation();
  const form = useFeedbackForm(feedback);
  const { keeper, state } = useFeedbackDraft(feedback, form.values, (body) =>
    save({ params: { handle }, body }),
  );
  const saving = useFormMutation({
    // A saved draft is not lost by leaving.
    form: { ...form, dirty: form.dirty && state !== 'saved' },
    mutation: handingIn(keeper, send),
    toArgs: ({ output, version }) => ({
      params: { handle },
      body: { ...output, version: Math.max(version, keeper.version()) },
    }),
    // The response switches to the page of sent feedback.
    onSaved: () => undefined,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keeper.flush().then(() => saving.submit());
  };
  const { person, answerBy, agencyName: agency } = feedback;
  return (
    <form className={classes.page} onSubmit={submit} noValidate>
      <About
        feedback={feedback}
        title={person.blind ? t('titleNeutral') : t('title', { name: person.name })}
      />
      <ErrorSummary {...form.summary} />
      <FeedbackFields form={form} />
      <FeedbackDraftState state={state} />
      <div className={classes.buttons}>
        <Button type="submit" size="lg" loading={saving.pending}>
          {t('send')}
        </Button>
      </div>
      <p className={classes.quiet}>
        {answerBy && t('until', { when: formatDateTime(answerBy) })} {t('later', { agency })}
      </p>
    </form>
  );
}
