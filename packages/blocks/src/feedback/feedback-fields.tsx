import { feedbackRecommendations, limits } from '@muster/contracts';
import { CheckboxField, SegmentedField, Stack, StarField, TextArea } from '@muster/ui';
import classes from './feedback.module.css';
import { useFeedbackBlockMessages } from './messages.ts';
import type { FeedbackForm } from './use-feedback-form.ts';

/** Three ratings, an overall one, whether to go on, a comment, and its visibility. */
export function FeedbackFields({ form }: { form: FeedbackForm }) {
  const t = useFeedbackBlockMessages();
  return (
    <Stack gap="md">
      <div className={classes.stars}>
        {(['technical', 'communication', 'fit', 'rating'] as const).map((name) => (
          <StarField
            key={name}
            label={t(name)}
            required={name === 'rating'}
            {...form.field(name)}
          />
        ))}
      </div>
      <SegmentedField<(typeof feedbackRecommendations)[number]>
        label={t('recommendation')}
        required
        options={feedbackRecommendations.map((value) => ({
          value,
          label: t(`recommendations.${value}`),
        }))}
        {...form.field('recommendation')}
      />
      <TextArea
        label={t('comment')}
        help={t('commentHelp')}
        maxLength={limits.application.feedback}
        {...form.field('comment')}
      />
      <CheckboxField label={t('private')} {...form.field('privateToAgency')} />
      <CheckboxField label={t('shareable')} {...form.field('shareable')} />
    </Stack>
  );
}
