import { limits, type Applying } from '@muster/contracts';
import { conflictOf, isApiError, useUnsavedGuard } from '@muster/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from './applying-api.ts';
import { createDraftKeeper, type DraftKeeper, type KeeperState } from './draft-keeper.ts';

/** Saves the input every few seconds, between steps and whenever the page is left. */
export function useDraftKeeper(
  handle: string,
  applying: Applying,
): { keeper: DraftKeeper; state: KeeperState } {
  const [save] = api.useApplyingSaveMutation();
  const [keeper] = useState(() =>
    createDraftKeeper(applying, async (body) => {
      const { data, error } = await save({ params: { handle }, body });
      if (data) return { saved: data };
      const conflict = isApiError(error) ? conflictOf<Applying>(error) : null;
      return conflict ? { theirs: conflict.current } : { failure: error };
    }),
  );
  useEffect(() => keeper.learn(applying), [keeper, applying]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => {
    const flush = () => void keeper.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const timer = setInterval(flush, limits.applying.autosave);
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
  useUnsavedGuard(state.failure !== null && state.isDirty);
  return { keeper, state };
}
