import { impersonationEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { actImpersonation } from './act-impersonation.ts';
import { readCurrentImpersonation } from '../auth/api/impersonation-state.ts';
import { offerImpersonation } from './offer-impersonation.ts';
import { startImpersonation } from './start-impersonation.ts';
import { stopImpersonation } from '../auth/api/stop-impersonation.ts';

export function impersonationRoutes(router: Router): void {
  mount(router, impersonationEndpoints.offer, offerImpersonation);
  mount(router, impersonationEndpoints.start, startImpersonation);
  mount(router, impersonationEndpoints.current, readCurrentImpersonation);
  mount(router, impersonationEndpoints.act, actImpersonation);
  mount(router, impersonationEndpoints.stop, stopImpersonation);
}
