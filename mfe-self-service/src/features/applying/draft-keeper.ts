import { oneAtATime } from '@muster/kit';
import { isSameDraft } from './same-draft.ts';
import type { Applying, ApplyingDraft, ApplyingStep } from '@muster/contracts';

/** Typed values to save. */
export interface Typed {
  draft: ApplyingDraft;
  step: ApplyingStep;
}

/** Result of saving. */
export type Kept = { saved: Applying } | { theirs: Applying } | { failure: unknown };

export interface KeeperState {
  /** Last known server state. */
  known: Applying;
  isDirty: boolean;
  isSaving: boolean;
  failure: unknown;
  /** Conflicting text of another device; the applicant chooses. */
  theirs: Applying | null;
}

export interface DraftKeeper {
  subscribe: (listener: () => void) => () => void;
  state: () => KeeperState;
  /** Records the current values of the page. */
  note: (typed: Typed) => void;
  /** Sends them; returns the saved application, or null on failure. */
  flush: () => Promise<Applying | null>;
  /** Applies a new server state: a file arrived, another device wrote. */
  learn: (applying: Applying) => void;
  keepMine: () => void;
  takeTheirs: () => Applying | null;
}

/** Saves typed values on the server, one write after another. */
export function createDraftKeeper(
  first: Applying,
  send: (body: Typed & { version: number }) => Promise<Kept>,
): DraftKeeper {
  const listeners = new Set<() => void>();
  let typed: Typed = { draft: first.draft, step: first.step };
  let state: KeeperState = {
    known: first,
    isDirty: false,
    isSaving: false,
    failure: null,
    theirs: null,
  };
  const change = (next: Partial<KeeperState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const differs = ({ draft, step }: Applying) =>
    step !== typed.step || !isSameDraft(draft, typed.draft);

  async function run(): Promise<Applying | null> {
    if (state.theirs) return null;
    if (!differs(state.known)) return state.known;
    change({ isSaving: true });
    const outcome = await send({ ...typed, version: state.known.version });
    if ('saved' in outcome) {
      const known = outcome.saved;
      change({ known, isSaving: false, failure: null, isDirty: differs(known) });
      return known;
    }
    if ('theirs' in outcome) change({ isSaving: false, theirs: outcome.theirs });
    else change({ isSaving: false, failure: outcome.failure });
    return null;
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    note: (next) => {
      typed = next;
      const isDirty = differs(state.known);
      if (isDirty !== state.isDirty) change({ isDirty });
    },
    // Text typed during another write is sent with the next.
    flush: oneAtATime(run),
    learn: (known) => {
      if (known.version > state.known.version) change({ known, isDirty: differs(known) });
    },
    keepMine: () => {
      if (state.theirs) change({ known: state.theirs, theirs: null, isDirty: true });
    },
    takeTheirs: () => {
      const { theirs } = state;
      if (!theirs) return null;
      typed = { draft: theirs.draft, step: theirs.step };
      change({ known: theirs, theirs: null, isDirty: false, failure: null });
      return theirs;
    },
  };
}
