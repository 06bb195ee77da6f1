import { limits, type ClientCandidateRow } from '@muster/contracts';
import { createContext, useContext } from 'react';

export type Comparable = Pick<ClientCandidateRow, 'id' | 'name' | 'job'>;

/** Who is ticked to be compared, of one job at a time. */
export interface ComparePicks {
  ids: readonly string[];
  /** Candidates that can be ticked at all: a comparison needs two of one job. */
  people: readonly Comparable[];
  set: (ids: readonly string[]) => void;
}

export const ComparePicksContext = createContext<ComparePicks>({
  ids: [],
  people: [],
  set: () => undefined,
});

export const useComparePicks = (): ComparePicks => useContext(ComparePicksContext);

/** Those who are ticked and still there, in the order of the ticks. */
export const pickedOf = ({ ids, people }: ComparePicks): Comparable[] =>
  ids.flatMap((id) => people.find((one) => one.id === id) ?? []);

/** Whether a candidate can be ticked beside the others: of the same job, while there is room. */
export function mayPick(picks: ComparePicks, { id, job }: Comparable): boolean {
  const picked = pickedOf(picks);
  if (picked.some((one) => one.id === id)) return true;
  return picked.length < limits.application.compare && picked.every((one) => one.job.id === job.id);
}
