import type { communicationEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { softDelete } from '../../db/soft-delete.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { findCandidateFor } from '../../records/candidates/candidate-lookup.ts';
import { findCompanyFor } from '../../records/companies/company-lookup.ts';
import { withdrawPromisesOf } from '../promises/api/track-promises.ts';
import { CallLogModel, type CallLog } from './call-log.model.ts';
import { mayRemove, showCall } from './show-call.ts';

/** Removes a call that was logged by mistake; repeating it has no effect. */
export const removeCall: Service<typeof communicationEndpoints.removeCall> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const call = await findCall(actor, params.id, tx.session);
    if (call.deletedAt) return showCall(actor, call, tx.session);
    const { after } = await softDelete<CallLog>(
      tx,
      CallLogModel,
      { _id: call._id },
      { reason: null, version: body.version },
    );
    await withdrawPromisesOf(tx, { source: 'call', sourceId: call._id });
    await audit(tx, { action: 'call.remove', entity: 'call', entityId: call._id });
    return showCall(actor, after, tx.session);
  });

/** @throws AppError NOT_FOUND, FORBIDDEN for a call logged by another user */
async function findCall(actor: Actor, id: string, session: ClientSession): Promise<CallLog> {
  const call = isRecordId(id) ? await CallLogModel.findById(id, null, { session }).lean() : null;
  if (!call || (call.deletedAt && !call.deletedBy?.equals(actor.userId)))
    throw new AppError('NOT_FOUND');
  const { candidateId, companyId } = call;
  if (companyId)
    await findCompanyFor(actor, 'company.readMessages', companyId.toHexString(), { session });
  else await findCandidateFor(actor, 'candidate.readMessages', String(candidateId), { session });
  if (!mayRemove(actor, call)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return call;
}
