import {
  feedbackReleaseSchema,
  type ApplicationFeedback,
  type ApplicationRecord,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';

interface ReleaseFormProps {
  record: ApplicationRecord;
  feedback: ApplicationFeedback;
  onClose: () => void;
}

/** Releases a part of the client's feedback to the candidate, in the agency's words. */
export function ReleaseForm({ record, feedback, onClose }: ReleaseFormProps) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const [release] = api.useApplicationsReleaseFeedbackMutation();
  const form = useZodForm({
    schema: feedbackReleaseSchema.omit({ version: true }),
    initialValues: { text: feedback.released?.text ?? '' },
  });
  const saving = useFormMutation({
    form,
    mutation: release,
    version: feedback.version,
    toArgs: ({ output, version }) => ({
      params: { id: record.id, feedbackId: feedback.id },
      body: { ...output, version },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('feedback.releasedDone') });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('feedback.release')}
      subtitle={record.candidate.name}
      effects={[t('feedback.effects.read'), t('feedback.effects.kept')]}
      keep={t('cancel')}
      confirm={t('feedback.release')}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <blockquote className={classes.released}>{feedback.comment}</blockquote>
      <TextArea
        label={t('feedback.releaseText')}
        help={t('feedback.releaseHelp')}
        required
        {...form.field('text')}
      />
    </DecisionForm>
  );
}
