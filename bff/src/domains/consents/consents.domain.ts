import type { Domain } from '../../domain.ts';
import { personalConsents } from './consents.personal.ts';
import { consentRoutes } from './consents.router.ts';
import { remindRenewals } from './remind-renewals.ts';

export const consentsDomain: Domain = {
  name: 'consents',
  routes: consentRoutes,
  personal: [personalConsents],
  jobs: [
    {
      name: 'consents.remind',
      everyMs: 60 * 60_000,
      run: async ({ signal, log }) => {
        const asked = await remindRenewals(signal);
        if (asked > 0) log.info({ asked }, 'consents to renew');
      },
    },
  ],
};
