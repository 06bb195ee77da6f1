import { publicRoutes } from '@muster/contracts';
import type { Screen } from './screen.ts';

export const publicScreens: readonly Screen[] = [
  { route: publicRoutes.jobRequest, account: null },
  { route: publicRoutes.vettingScreeningFormsSubmissionConfirmation, account: null },
  {
    route: publicRoutes.vettingScreeningFormsByFormId,
    account: null,
    params: () => Promise.resolve({ formId: 'unknown-handle' }),
  },
];
