import type { Candidate } from '../records/candidates/candidate-lookup.ts';

/** A candidate of the demo data, as written. */
export type DemoCandidate = Omit<
  Candidate,
  'updatedBy' | 'deletedAt' | 'deletedBy' | 'deleteReason'
>;

/** Five pairs and one triple of candidates who were entered more than once. */
export const doubles = [
  [10, 90],
  [11, 91],
  [12, 92],
  [13, 93],
  [14, 94],
  [15, 95],
  [15, 96],
] as const;

/** Checks whether the candidate at this index is the second entry of another one. */
export const isDouble = (index: number): boolean => doubles.some(([, double]) => double === index);
