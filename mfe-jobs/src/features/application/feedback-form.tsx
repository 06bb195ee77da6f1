import { feedbackNoteSchema, feedbackRecommendations } from '@muster/contracts';
import type { ApplicationRecord } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  CancelButton,
  CheckboxField,
  DecisionModal,
  ErrorSummary,
  FieldRow,
  OverlayFooter,
  SegmentedField,
  Stack,
  StarField,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useApplicationWords } from './messages.ts';

type Stars = number | null;

/** Notes what somebody of the client said. */
export function FeedbackForm({
  record,
  onClose,
}: {
  record: ApplicationRecord;
  onClose: () => void;
}) {
  const t = useApplicationWords();
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
    toArgs: ({ output }) => ({ params: { id: record.id }, body: output }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('feedback.saved') });
      onClose();
    },
  });
  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={t('feedback.note')}
      subtitle={`${record.candidate.name}, ${record.job.title}`}
      onSubmit={saving.submit}
      footer={
        <OverlayFooter>
          <CancelButton>{t('cancel')}</CancelButton>
          <Button type="submit" size="md" loading={saving.pending}>
            {t('feedback.note')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
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
      </Stack>
    </DecisionModal>
  );
}
