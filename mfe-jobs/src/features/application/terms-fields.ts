/** Checklist points that the terms' fields fix. */
const terms = ['bill_rate', 'availability', 'vetting', 'interest'] as const;
export type Term = (typeof terms)[number];

export const isTerm = (key: string | null): key is Term =>
  (terms as readonly (string | null)[]).includes(key);
