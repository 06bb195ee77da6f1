import { isSameDraft } from './same-draft.ts';
import type { Applying, ApplyingDraft, ApplyingStep } from '@muster/contracts';

/** What was typed and is to be kept. */
export interface Typed {
  draft: ApplyingDraft;
  step: ApplyingStep;
}

/** What became of it. */
export type Kept = { saved: Applying } | { theirs: Applying } | { failure: unknown };

export interface KeeperState {
  /** As the server has it. */
  known: Applying;
  isDirty: boolean;
  isSaving: boolean;
  failure: unknown;
  /** What another device wrote meanwhile; the applicant chooses. */
  theirs: Applying | null;
}

export interface DraftKeeper {
  subscribe: (listener: () => void) => () => void;
  state: () => KeeperState;
  /** What stands on the page now. */
  note: (typed: Typed) => void;
  /** Sends it; the application as it is kept, or null where it could not be. */
  flush: () => Promise<Applying | null>;
  /** The server says how it stands: a file came, another device wrote. */
  learn: (applying: Applying) => void;
  keepMine: () => void;
  takeTheirs: () => Applying | null;
}

/** Brings what is typed to the server, one write after another. */
export function createDraftKeeper(
  first: Applying,
  send: (body: Typed & { version: number }) => Promise<Kept>,
): DraftKeeper {
  const listeners = new Set<() => void>();
  let typed: Typed = { draft: first.draft, step: first.step };
  let running: Promise<Applying | null> | null = null;
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
    flush: async () => {
      // What was typed while another write was under way goes with the next.
      if (running) await running;
      running = run();
      try {
        return await running;
      } finally {
        running = null;
      }
    },
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
