import type { SearchProblem } from '@muster/contracts';
import type { Actor } from '../auth/actor.ts';

/**
 * The candidate search for code that stores or lists candidates. With an actor it finds what they
 * may search. With null it finds the same for everyone: by facts, profiles and CVs that all readers
 * of a record have, never by notes, rates, pools or applications.
 */
export interface PeopleSearch {
  /** Returns the problems that prevent a query from running. */
  problems(actor: Actor | null, text: string): Promise<readonly SearchProblem[]>;
  /**
   * Returns the ids of all matching candidates, or of those among `within`.
   * @throws AppError UNAVAILABLE while the index is being built or is down
   */
  find(actor: Actor | null, text: string, within?: readonly string[]): Promise<PeopleSearchAnswer>;
  /** Waits briefly until announced changes are searchable; false if they are not yet. */
  caughtUp(): Promise<boolean>;
}

export type PeopleSearchAnswer =
  { readonly ids: readonly string[] } | { readonly problems: readonly SearchProblem[] };

const provided: PeopleSearch[] = [];

/** Sets the search of this process, while its index exists. Returns a function that removes it. */
export function providePeopleSearch(search: PeopleSearch): () => void {
  provided.push(search);
  return () => {
    const at = provided.indexOf(search);
    if (at >= 0) provided.splice(at, 1);
  };
}

/** Returns null in a process without an index. */
export const peopleSearch = (): PeopleSearch | null => provided.at(-1) ?? null;
