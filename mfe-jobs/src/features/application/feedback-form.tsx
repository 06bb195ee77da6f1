import {
  feedbackNoteSchema,
  feedbackRecommendations,
  type ApplicationRecord,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  CheckboxField,
  DecisionForm,
  FieldRow,
  SegmentedField,
  StarField,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useApplicationMessages } from './messages.ts';

type Stars = number | null;

/** Form that records the client's feedback. */
export function FeedbackForm({
  record,
  onClose,
}: {
  record: ApplicationRecord;
  onClose: () => void;
}) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const [note] = api.useApplicationsNoteFeedbackMutation();
  const form = useZodForm({
    schema: feedbackNoteSchema,
    initialValues: {
      authorName: '',
      round: '',
      rating: null as Stars,
      recommendation: 'yes' as (typeof feedbackRecommendations)[number],
      technical: null as Stars,
      communication: null as Stars,
      fit: null as Stars,
      comment: '',
      privateToAgency: false,
      shareable: false,
    },
    prepare: ({ technical, communication, fit, round, ...values }) => ({
      ...values,
      round: round || null,
      criteria: { technical, communication, fit },
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: note,
    draft: `application/${record.id}/feedback`,
    toArgs: ({ output }) => ({ params: { id: record.id }, body: output }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('feedback.saved') });
      onClose();
    },
  });
  const { privateToAgency } = form.values;
  return (
    <DecisionForm
      onClose={onClose}
      title={t('feedback.note')}
      subtitle={`${record.candidate.name}, ${record.job.title}`}
      effects={[
        t('feedback.effects.history'),
        t(privateToAgency ? 'feedback.effects.agency' : 'feedback.effects.client'),
        t('feedback.effects.candidate'),
      ]}
      keep={t('cancel')}
      confirm={t('feedback.note')}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <FieldRow>
        <TextField label={t('feedback.author')} required {...form.field('authorName')} />
        <TextField label={t('feedback.round')} {...form.field('round')} />
      </FieldRow>
      <SegmentedField
        label={t('feedback.recommendation')}
        options={feedbackRecommendations.map((value) => ({
          value,
          label: t(`feedback.recommendations.${value}`),
        }))}
        {...form.field('recommendation')}
      />
      <FieldRow>
        <StarField label={t('feedback.rating')} {...form.field('rating')} />
        <StarField label={t('feedback.technical')} {...form.field('technical')} />
      </FieldRow>
      <FieldRow>
        <StarField label={t('feedback.communication')} {...form.field('communication')} />
        <StarField label={t('feedback.fit')} {...form.field('fit')} />
      </FieldRow>
      <TextArea label={t('feedback.comment')} required {...form.field('comment')} />
      <CheckboxField label={t('feedback.private')} {...form.field('privateToAgency')} />
      <CheckboxField label={t('feedback.shareable')} {...form.field('shareable')} />
    </DecisionForm>
  );
}
