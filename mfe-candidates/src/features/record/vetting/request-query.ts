/** Opens the form for a new interview over the interviews of a person. */
export const requestQuery = { interview: 'new' } as const;
