/** Records that somebody follows (E83). */
export const followEndpoints = {} as const;
