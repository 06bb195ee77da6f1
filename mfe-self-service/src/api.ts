import { createMusterApi } from '@muster/kit';

/**
 * The one api of this remote. Who applies for a job and who has an account use different endpoints:
 * each part comes with its screens, `features/applying/applying-api.ts` and `own-api.ts`.
 */
export const api = createMusterApi({});
