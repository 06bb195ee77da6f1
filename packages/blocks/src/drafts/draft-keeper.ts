import { oneAtATime } from '@muster/kit';

/** The result of saving a draft. */
export type DraftOutcome = { version: number } | { refusal: 'failed' | 'elsewhere' };
export type DraftState = 'clean' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'elsewhere';

export interface DraftKeeper<Values> {
  subscribe: (listener: () => void) => () => void;
  state: () => DraftState;
  /** The version that the next write is based on. */
  version: () => number;
  write: (values: Values) => void;
  /** Sends unsaved changes, and waits for the write in progress. */
  flush: () => Promise<void>;
  /**
   * Sends the final version of the draft: no write overlaps or follows it, unless it is refused.
   */
  handIn: <T>(send: () => Promise<T>) => Promise<T>;
}

/** A draft as stored on the server. */
export interface KeptDraft<Values> {
  version: number;
  values: Values;
  /** Whether something was written before. */
  isBegun: boolean;
}

/** Saves a draft on the server, one write after another. */
export function createDraftKeeper<Values>(
  draft: KeptDraft<Values>,
  send: (values: Values, version: number) => Promise<DraftOutcome>,
): DraftKeeper<Values> {
  const listeners = new Set<() => void>();
  let { version, values } = draft;
  let kept = JSON.stringify(values);
  let state: DraftState = draft.isBegun ? 'saved' : 'clean';
  /** True while the draft is being submitted, and afterwards. */
  let isHeld = false;

  function tell(next: DraftState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function run(): Promise<void> {
    const text = JSON.stringify(values);
    if (isHeld || text === kept || state === 'elsewhere') return;
    tell('saving');
    const outcome = await send(values, version);
    if ('refusal' in outcome) return tell(outcome.refusal);
    version = outcome.version;
    kept = text;
    tell(JSON.stringify(values) === kept ? 'saved' : 'unsaved');
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    version: () => version,
    write: (next) => {
      values = next;
      if (state !== 'elsewhere' && state !== 'saving' && JSON.stringify(values) !== kept)
        tell('unsaved');
    },
    flush: oneAtATime(run),
    handIn: async (send) => {
      isHeld = true;
      try {
        return await send();
      } catch (error) {
        // The submission failed, so it is still a draft.
        isHeld = false;
        throw error;
      }
    },
  };
}
