import type { Domain } from '../domain.ts';
import { authEvents } from './auth.events.ts';
import { forgetSignIns } from './auth.forget.ts';
import { authRoutes } from './auth.router.ts';
import { twoFactorRoutes } from './two-factor/two-factor.router.ts';
import { accountTokenMinters } from './tokens/account-token-minters.ts';

export const authDomain: Domain = {
  name: 'auth',
  routes: (router) => {
    authRoutes(router);
    twoFactorRoutes(router);
  },
  events: authEvents,
  tokens: accountTokenMinters,
  forget: forgetSignIns,
};
