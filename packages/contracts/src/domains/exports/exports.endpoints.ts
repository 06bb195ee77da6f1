/** CSV exports of lists, made in the background. */
export const exportEndpoints = {} as const;
