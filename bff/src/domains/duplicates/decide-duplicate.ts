import type { duplicateEndpoints } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { findCandidateFor } from '../../records/candidates/candidate-lookup.ts';
import { DuplicateHintModel } from './duplicate-hint.model.ts';
import { pairOf } from './hint-pairs.ts';

/** Marks two records as different people, so that they are not proposed again. */
export const dismissDuplicate: Service<typeof duplicateEndpoints.dismiss> = (ctx, { params }) =>
  decide(ctx, params, 'not_duplicate');

/** Undoes that decision. */
export const reopenDuplicate: Service<typeof duplicateEndpoints.reopen> = (ctx, { params }) =>
  decide(ctx, params, 'open');

const decide = (
  ctx: RequestContext,
  { id, otherId }: { id: string; otherId: string },
  status: 'open' | 'not_duplicate',
) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const one = await findCandidateFor(ctx.actor, 'candidate.updateContact', id, { session });
    const other = await findCandidateFor(ctx.actor, 'candidate.updateContact', otherId, {
      session,
    });
    const pair = pairOf(one._id, other._id);
    const hint = await DuplicateHintModel.findOne(pair, null, { session }).lean();
    if (!hint) throw new AppError('NOT_FOUND');
    if (hint.status === status) return { status };
    await DuplicateHintModel.updateOne(
      pair,
      { $set: { status, decidedBy: tx.userId } },
      { session },
    );
    for (const [record, rival] of [
      [one, other],
      [other, one],
    ] as const)
      await audit(tx, {
        action: status === 'open' ? 'candidate.maybe_duplicate' : 'candidate.not_duplicate',
        entity: 'candidate',
        entityId: record._id,
        changes: [{ path: 'duplicate', before: null, after: rival.number }],
      });
    return { status };
  });
