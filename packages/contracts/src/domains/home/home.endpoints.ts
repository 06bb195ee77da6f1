/** The widgets of the start page (screen 10). */
export const homeEndpoints = {} as const;
