/** The reach of a permission. `assigned`: records that the person owns or is assigned to. */
export const scopes = ['all', 'assigned', 'company', 'team', 'self', 'token'] as const;
export type Scope = (typeof scopes)[number];
