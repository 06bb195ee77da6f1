import { limits, type AuthoredFeedback } from '@muster/contracts';
import type { DraftKeeper, DraftState } from '../drafts/draft-keeper.ts';
import { useKeptDraft } from '../drafts/use-kept-draft.ts';
import { feedbackContent, feedbackValues, type FeedbackValues } from './use-feedback-form.ts';

type FeedbackDraft = ReturnType<typeof feedbackContent> & { version: number };
type Save = (draft: FeedbackDraft) => Promise<{ data?: AuthoredFeedback; error?: unknown }>;

/** Saves the draft every few seconds and whenever the user leaves the page. */
export const useFeedbackDraft = (
  feedback: AuthoredFeedback,
  values: FeedbackValues,
  save: Save,
): { keeper: DraftKeeper<FeedbackValues>; state: DraftState } =>
  useKeptDraft(
    {
      version: feedback.version,
      values: feedbackValues(feedback),
      isBegun: feedback.status === 'draft',
    },
    values,
    {
      save: (now, version) => save({ ...feedbackContent(now), version }),
      every: limits.application.feedbackAutosave,
    },
  );
