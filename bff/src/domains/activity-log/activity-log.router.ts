import { auditEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import { listEvents } from './list-events.ts';
import { checkChain, readChain } from './read-chain.ts';

export function activityLogRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, auditEndpoints.list, listEvents);
  mount(router, auditEndpoints.chain, readChain);
  mount(router, auditEndpoints.check, checkChain(config));
}
