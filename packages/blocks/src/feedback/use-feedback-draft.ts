import { limits, type AuthoredFeedback } from '@muster/contracts';
import { isApiError, useFlush } from '@muster/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftKeeper, type DraftKeeper, type FeedbackDraft } from './draft-keeper.ts';
import type { FeedbackValues } from './use-feedback-form.ts';

type Save = (draft: FeedbackDraft) => Promise<{ data?: AuthoredFeedback; error?: unknown }>;

/** Keeps what is being written every few seconds and whenever the page is left. */
export function useFeedbackDraft(
  feedback: AuthoredFeedback,
  values: FeedbackValues,
  save: Save,
): { keeper: DraftKeeper; state: ReturnType<DraftKeeper['state']> } {
  const [keeper] = useState(() =>
    createDraftKeeper(feedback, async (draft) => {
      const { data, error } = await save(draft);
      if (data) return { version: data.version };
      const isElsewhere = isApiError(error) && error.code === 'VERSION_CONFLICT';
      return { refusal: isElsewhere ? 'elsewhere' : 'failed' };
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => keeper.write(values), [keeper, values]);
  useFlush(keeper.flush, limits.application.feedbackAutosave);
  return { keeper, state };
}
