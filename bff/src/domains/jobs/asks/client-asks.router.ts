import { clientAskEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../../http/mount.ts';
import { askForJob } from './ask-for-job.ts';
import { listClientAsks } from './list-client-asks.ts';
import { withdrawAsk } from './withdraw-ask.ts';

/** Serves clients' requests about their jobs. */
export function clientAskRoutes(router: Router): void {
  mount(router, clientAskEndpoints.list, listClientAsks);
  mount(router, clientAskEndpoints.ask, askForJob);
  mount(router, clientAskEndpoints.withdraw, withdrawAsk);
}
