import type { Actor } from '../../../auth/actor.ts';
import { CoworkerRequestModel } from '../client/coworker-request.model.ts';
import { decidesOnCoworkers } from '../client/coworker-rights.ts';

/** Counts the invitations proposed by managers on which a client user decides. */
export const countCoworkerRequests = async (actor: Actor): Promise<number> =>
  decidesOnCoworkers(actor)
    ? CoworkerRequestModel.countDocuments({ companyId: actor.companyId })
    : 0;
