import { feedbackAskSchema, limits, type ApplicationRecord } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, FieldRow, SelectField, TextArea, TextField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useApplicationMessages } from './messages.ts';

/** A client contact without an account. */
const guest = 'guest';

interface AskFeedbackFormProps {
  record: ApplicationRecord;
  onClose: () => void;
}

/** Asks one client contact for feedback by a mail with a link. */
export function AskFeedbackForm({ record, onClose }: AskFeedbackFormProps) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const [ask] = api.useApplicationsAskFeedbackMutation();
  const form = useZodForm({
    schema: feedbackAskSchema,
    initialValues: {
      userId: record.recipients.length === 0 ? guest : (null as string | null),
      guest: { name: '', email: '' },
      round: '',
      message: '',
    },
    prepare: ({ userId, guest: other, round, message }) => ({
      ...(userId === guest
        ? { userId: null, guest: other }
        : { userId: userId ?? '', guest: null }),
      round: round.trim() || null,
      message: message.trim() || null,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: ask,
    toArgs: ({ output }) => ({ params: { id: record.id }, body: output }),
    onSaved: ({ authorName: name }) => {
      platform.notify({ kind: 'success', text: t('feedback.wasAsked', { name }) });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('feedback.ask')}
      subtitle={`${record.candidate.name}, ${record.job.title}`}
      effects={[
        t('feedback.askEffects.mail', { job: record.job.title }),
        t('feedback.askEffects.page'),
        t('feedback.askEffects.until', { days: 14 }),
      ]}
      keep={t('cancel')}
      confirm={t('feedback.askSend')}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <SelectField
        label={t('feedback.whom')}
        required
        options={[
          ...record.recipients.map(({ id, name, title }) => ({
            value: id,
            label: title ? `${name}, ${title}` : name,
          })),
          { value: guest, label: t('feedback.guest') },
        ]}
        {...form.field('userId')}
      />
      {form.values.userId === guest && (
        <FieldRow>
          <TextField label={t('feedback.guestName')} required {...form.field('guest.name')} />
          <TextField
            label={t('feedback.guestEmail')}
            type="email"
            required
            {...form.field('guest.email')}
          />
        </FieldRow>
      )}
      <TextField
        label={t('feedback.round')}
        maxLength={limits.application.feedbackRound}
        {...form.field('round')}
      />
      <TextArea
        label={t('feedback.remindMessage')}
        help={t('feedback.remindMessageHelp')}
        maxLength={limits.application.message}
        {...form.field('message')}
      />
    </DecisionForm>
  );
}
