import type { Domain } from '../../domain.ts';
import { callsLogged } from './bulk-calls.ts';
import { forgetInCalls } from './communications.forget.ts';
import { personalCalls } from './communications.personal.ts';
import { communicationRoutes } from './communications.router.ts';

export const communicationsDomain: Domain = {
  name: 'communications',
  routes: communicationRoutes,
  personal: [personalCalls],
  forget: forgetInCalls,
  bulk: [callsLogged],
};
