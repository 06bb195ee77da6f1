import { communicationEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { logCalls } from './bulk-calls.ts';
import { logCall } from './log-call.ts';
import { readCommunications } from './read-communications.ts';
import { removeCall } from './remove-call.ts';

/** Serves mails to a candidate and calls with them. */
export function communicationRoutes(router: Router): void {
  mount(router, communicationEndpoints.ofCandidate, readCommunications);
  mount(router, communicationEndpoints.logCalls, logCalls);
  mount(router, communicationEndpoints.logCall, logCall);
  mount(router, communicationEndpoints.removeCall, removeCall);
}
