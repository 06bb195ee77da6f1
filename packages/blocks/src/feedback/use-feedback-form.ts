import { feedbackSubmitSchema, type AuthoredFeedback } from '@muster/contracts';
import { useZodForm } from '@muster/ui';

/** Returns the feedback as form values. */
export const feedbackValues = ({
  rating,
  recommendation,
  criteria: { technical, communication, fit },
  comment,
  privateToAgency,
  shareable,
}: AuthoredFeedback) => ({
  technical,
  communication,
  fit,
  rating,
  recommendation,
  comment,
  privateToAgency,
  shareable,
});
export type FeedbackValues = ReturnType<typeof feedbackValues>;

/** Returns the form values as the server accepts them; missing values are null. */
export const feedbackContent = ({ technical, communication, fit, ...values }: FeedbackValues) => ({
  ...values,
  criteria: { technical, communication, fit },
});

/** The feedback form, filled with the existing values. */
export const useFeedbackForm = (feedback: AuthoredFeedback) =>
  useZodForm({
    schema: feedbackSubmitSchema.omit({ version: true }),
    initialValues: feedbackValues(feedback),
    prepare: feedbackContent,
  });
export type FeedbackForm = ReturnType<typeof useFeedbackForm>;
