import { isApiError, useFlush, type Trigger } from '@muster/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createDraftKeeper,
  type DraftKeeper,
  type DraftState,
  type KeptDraft,
} from './draft-keeper.ts';

type Save<Values> = (
  values: Values,
  version: number,
) => Promise<{ data?: { version: number }; error?: unknown }>;

/** Saves the draft at an interval in milliseconds, and whenever the user leaves the page. */
export function useKeptDraft<Values>(
  draft: KeptDraft<Values>,
  values: Values,
  { save, every }: { save: Save<Values>; every: number },
): { keeper: DraftKeeper<Values>; state: DraftState } {
  const [keeper] = useState(() =>
    createDraftKeeper(draft, async (now, version) => {
      const { data, error } = await save(now, version);
      if (data) return { version: data.version };
      const isElsewhere = isApiError(error) && error.code === 'VERSION_CONFLICT';
      return { refusal: isElsewhere ? 'elsewhere' : 'failed' };
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => keeper.write(values), [keeper, values]);
  useFlush(keeper.flush, every);
  return { keeper, state };
}

/** Wraps the mutation that submits a draft, so that no write of the draft overlaps it. */
export const handingIn =
  <Values, Args, Result>(
    keeper: DraftKeeper<Values>,
    send: Trigger<Args, Result>,
  ): Trigger<Args, Result> =>
  (args) => ({ unwrap: () => keeper.handIn(() => send(args).unwrap()) });
