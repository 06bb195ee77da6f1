/** How far a permission reaches. `assigned`: records where the person is owner or assigned. */
export const scopes = ['all', 'assigned', 'company', 'team', 'self', 'token'] as const;
export type Scope = (typeof scopes)[number];
