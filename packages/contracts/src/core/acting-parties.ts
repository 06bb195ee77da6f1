/** Who takes an action, as histories name them. */
export const actingParties = ['person', 'system', 'candidate'] as const;
export type ActingParty = (typeof actingParties)[number];
