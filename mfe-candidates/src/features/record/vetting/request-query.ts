/** Opens the form for a new interview over a candidate's interviews. */
export const requestQuery = { interview: 'new' } as const;
