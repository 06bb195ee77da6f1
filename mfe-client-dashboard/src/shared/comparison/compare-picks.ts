import { limits, type ClientCandidateRow } from '@muster/contracts';
import { createContext, useContext } from 'react';

export type Comparable = Pick<ClientCandidateRow, 'id' | 'name' | 'job'>;

/** Candidates selected for comparison, of one job at a time. */
export interface ComparePicks {
  ids: readonly string[];
  /** Candidates who can be selected: a comparison needs two of one job. */
  people: readonly Comparable[];
  set: (ids: readonly string[]) => void;
}

export const ComparePicksContext = createContext<ComparePicks>({
  ids: [],
  people: [],
  set: () => undefined,
});

export const useComparePicks = (): ComparePicks => useContext(ComparePicksContext);

/** Returns the selected candidates who are still listed, in order of selection. */
export const pickedOf = ({ ids, people }: ComparePicks): Comparable[] =>
  ids.flatMap((id) => people.find((one) => one.id === id) ?? []);

/** Whether a candidate can be added: of the same job, while there is room. */
export function mayPick(picks: ComparePicks, { id, job }: Comparable): boolean {
  const picked = pickedOf(picks);
  if (picked.some((one) => one.id === id)) return true;
  return picked.length < limits.application.compare && picked.every((one) => one.job.id === job.id);
}
