import { limits, type AuthoredFeedback } from '@muster/contracts';
import { isApiError } from '@muster/kit';
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
  useEffect(() => {
    const flush = () => void keeper.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const timer = setInterval(flush, limits.application.feedbackAutosave);
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [keeper]);
  return { keeper, state };
}
