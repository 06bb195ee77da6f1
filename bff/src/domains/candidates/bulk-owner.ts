import type { candidateEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { transact } from '../../db/unit-of-work.ts';
import { isActiveStaff } from '../people/people.service.ts';
import { CandidateModel } from './candidate.model.ts';
import type { Candidate } from './candidate.model.ts';
import { findCandidate, requireReach } from './candidate-lookup.service.ts';
import { changeOwner } from './change-owner.ts';
import { tellNewOwner } from './owner-notice.ts';

interface BulkItem {
  id: string;
  name: string | null;
  outcome: 'ok' | 'skipped' | 'error';
  code: string | null;
}

/** Gives several people one owner; each change stands alone, a bad one never stops the others. */
export const bulkOwner: Service<typeof candidateEndpoints.bulkOwner> = async (ctx, { body }) => {
  const owner = new Types.ObjectId(body.ownerUserId);
  if (!(await isActiveStaff(owner))) throw invalidField('ownerUserId', 'NOT_FOUND');
  const items: BulkItem[] = [];
  for (const id of new Set(body.ids)) items.push(await changeOne(ctx, id, owner, body.dryRun));
  const count = (outcome: BulkItem['outcome']) =>
    items.filter((item) => item.outcome === outcome).length;
  return { items, ok: count('ok'), skipped: count('skipped'), failed: count('error') };
};

async function changeOne(
  ctx: RequestContext,
  id: string,
  owner: Types.ObjectId,
  dryRun: boolean,
): Promise<BulkItem> {
  let name: string | null = null;
  try {
    const candidate = await findCandidate(ctx.actor, id);
    name = candidate.name;
    requireReach(ctx.actor, 'candidate.bulkOwner', candidate);
    if (candidate.ownerUserId.equals(owner))
      return { id, name, outcome: 'skipped', code: 'ALREADY_OWNER' };
    if (!dryRun) await changeOwnerAlone(ctx, candidate, owner);
    return { id, name, outcome: 'ok', code: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, name, outcome: 'error', code: error.code };
  }
}

/** The answer of the whole request is not this change's: its idempotency key stays outside. */
async function changeOwnerAlone(
  { requestId, ip, session }: RequestContext,
  { _id }: Candidate,
  owner: Types.ObjectId,
): Promise<void> {
  await transact({ requestId, ip, session, idempotency: null }, async (tx) => {
    const current = await CandidateModel.findOne({ _id, deletedAt: null }, null, {
      session: tx.session,
    }).lean<Candidate>();
    if (!current) throw new AppError('NOT_FOUND');
    await changeOwner(tx, current, owner);
    await tellNewOwner(tx, owner, [_id]);
  });
}
