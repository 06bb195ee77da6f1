import { oneAtATime } from '@muster/kit';

/** The result of writing notes. */
export type WrittenNotes = { version: number } | { refusal: 'failed' | 'elsewhere' };

export interface TypedNotes {
  text: string;
  /** The version that the next write is based on. */
  base: number;
  isUnsaved: boolean;
}

/** Milliseconds until a failed write is tried again; the next change tries again earlier. */
const rest = 5_000;

/**
 * The notes of a meeting as typed here, saved one write after another: a write that overtook the
 * previous one would look like a change by another person.
 */
export function createSharedNotes(
  send: (body: { notes: string; version: number }) => Promise<WrittenNotes>,
) {
  const listeners = new Set<() => void>();
  let typed: TypedNotes | null = null;
  let restsUntil = 0;
  /** Whether the text conflicts with another one, until the user chooses one of the two. */
  let isStuck = false;

  function put(next: TypedNotes | null): void {
    typed = next;
    for (const listener of listeners) listener();
  }

  const save = oneAtATime(async () => {
    const sent = typed;
    if (!sent?.isUnsaved || isStuck || Date.now() < restsUntil) return;
    const outcome = await send({ notes: sent.text, version: sent.base });
    if ('refusal' in outcome) {
      isStuck = outcome.refusal === 'elsewhere';
      restsUntil = Date.now() + rest;
      return;
    }
    const now = typed ?? sent;
    put({ ...now, base: outcome.version, isUnsaved: now.text !== sent.text });
  });

  function goOn(next: TypedNotes | null): void {
    restsUntil = 0;
    isStuck = false;
    put(next);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    typed: () => typed,
    save,
    /** `version`: the version of the notes on the page. */
    type: (text: string, version: number) => {
      restsUntil = 0;
      const base = typed?.isUnsaved ? typed.base : Math.max(typed?.base ?? 0, version);
      put({ text, base, isUnsaved: true });
    },
    takeTheirs: () => goOn(null),
    keepMine: (version: number) => {
      if (typed) goOn({ ...typed, base: version });
      void save();
    },
  };
}
