import { coworkerEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../../http/mount.ts';
import { approveCoworker, refuseCoworker } from './decide-coworker.ts';
import { inviteCoworkers } from './invite-coworkers.ts';
import { listCoworkers } from './list-coworkers.ts';
import {
  disableCoworker,
  enableCoworker,
  resendCoworkerInvite,
  updateCoworker,
} from './manage-coworkers.ts';

/** Serves the people of a client to each other. */
export function coworkerRoutes(router: Router): void {
  mount(router, coworkerEndpoints.list, listCoworkers);
  mount(router, coworkerEndpoints.invite, inviteCoworkers);
  mount(router, coworkerEndpoints.update, updateCoworker);
  mount(router, coworkerEndpoints.disable, disableCoworker);
  mount(router, coworkerEndpoints.enable, enableCoworker);
  mount(router, coworkerEndpoints.resendInvite, resendCoworkerInvite);
  mount(router, coworkerEndpoints.approve, approveCoworker);
  mount(router, coworkerEndpoints.refuse, refuseCoworker);
}
