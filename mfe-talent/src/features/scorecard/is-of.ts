import type { Scorecard } from '@muster/contracts';

/** Whether a scorecard is about the candidate whom the address names. */
export const isOf = ({ candidate: { id, number } }: Scorecard, idOrNumber: string): boolean =>
  id === idOrNumber || number === idOrNumber;
