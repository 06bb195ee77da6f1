/** Parties that can take an action, as named in histories. */
export const actingParties = ['person', 'system', 'candidate'] as const;
export type ActingParty = (typeof actingParties)[number];
