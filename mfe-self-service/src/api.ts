import { createMusterApi } from '@muster/kit';

/**
 * Shared API of this remote. Applicants and account holders use different endpoints: each part
 * loads with its screens, `features/applying/applying-api.ts` and `own-api.ts`.
 */
export const api = createMusterApi({});
