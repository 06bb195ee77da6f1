import type { SearchProblem } from '@muster/contracts';
import type { Actor } from '../auth/actor.ts';

/**
 * The search over candidates for those who keep or list them. With an actor it finds what they may
 * search. With null it finds the same for everyone: by facts, profiles and CVs that all readers of a
 * record have, never by notes, rates, pools or applications.
 */
export interface PeopleSearch {
  /** What keeps a text from being run. */
  problems(actor: Actor | null, text: string): Promise<readonly SearchProblem[]>;
  /**
   * The ids of all who match, or of those among `within`.
   * @throws AppError UNAVAILABLE while the index is being built or is down
   */
  find(actor: Actor | null, text: string, within?: readonly string[]): Promise<PeopleSearchAnswer>;
  /** Waits a little until changes that were heard of are found; false where they are not yet. */
  caughtUp(): Promise<boolean>;
}

export type PeopleSearchAnswer =
  { readonly ids: readonly string[] } | { readonly problems: readonly SearchProblem[] };

const provided: PeopleSearch[] = [];

/** The search of this process, for as long as its index is kept. Returns what takes it back. */
export function providePeopleSearch(search: PeopleSearch): () => void {
  provided.push(search);
  return () => {
    const at = provided.indexOf(search);
    if (at >= 0) provided.splice(at, 1);
  };
}

/** Null in a process that keeps no index. */
export const peopleSearch = (): PeopleSearch | null => provided.at(-1) ?? null;
