import type { Scorecard } from '@muster/contracts';

/** Whether a scorecard is about the candidate named by the address. */
export const isOf = ({ candidate: { id, number } }: Scorecard, idOrNumber: string): boolean =>
  id === idOrNumber || number === idOrNumber;
