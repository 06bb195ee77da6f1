import { meEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../../domain.ts';
import { authEvents } from './auth.events.ts';
import { forgetSignIns } from './auth.forget.ts';
import { authRoutes } from './auth.router.ts';
import { readDraftKey } from './draft-key.ts';
import { apiKeyRoutes } from './keys/api-keys.router.ts';
import { twoFactorRoutes } from './two-factor/two-factor.router.ts';
import { accountTokenMinters } from './tokens/account-token-minters.ts';

export const authDomain: Domain = {
  name: 'auth',
  routes: (router, { config }) => {
    authRoutes(router);
    mount(router, meEndpoints.draftKey, readDraftKey(config));
    twoFactorRoutes(router);
    apiKeyRoutes(router);
  },
  events: authEvents,
  tokens: accountTokenMinters,
  forget: forgetSignIns,
};
