import type { Scorecard } from '@muster/contracts';

/** Checks whether a scorecard is about the candidate in the address. */
export const isOf = ({ candidate: { id, number } }: Scorecard, idOrNumber: string): boolean =>
  id === idOrNumber || number === idOrNumber;
