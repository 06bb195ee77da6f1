/** Saved and shared views of lists. */
export const viewEndpoints = {} as const;
