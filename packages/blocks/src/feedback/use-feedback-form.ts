import { feedbackSubmitSchema, type AuthoredFeedback } from '@muster/contracts';
import { useZodForm } from '@muster/ui';

/** What an author writes, as the form holds it. */
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

/** The same as the server takes it; what is missing is null. */
export const feedbackContent = ({ technical, communication, fit, ...values }: FeedbackValues) => ({
  ...values,
  criteria: { technical, communication, fit },
});

/** The form of feedback, filled with what is there. */
export const useFeedbackForm = (feedback: AuthoredFeedback) =>
  useZodForm({
    schema: feedbackSubmitSchema.omit({ version: true }),
    initialValues: feedbackValues(feedback),
    prepare: feedbackContent,
  });
export type FeedbackForm = ReturnType<typeof useFeedbackForm>;
