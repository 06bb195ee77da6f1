import type { clientAskEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { findAsked, withdrawAsked } from '../../approvals/api/asked-by-clients.ts';
import { findClientJob } from '../client/find-client-job.ts';
import { askKinds, showAsks } from './show-asks.ts';

/** Withdraws the reader's own request before it is decided. */
export const withdrawAsk: Service<typeof clientAskEndpoints.withdraw> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const asked = await findAsked(params.id, askKinds, tx.session);
    await findClientJob(actor, asked.subjectId.toHexString(), tx.session);
    const { request, already } = await withdrawAsked(tx, actor, asked, body.version);
    const [shown] = await showAsks(actor, [request], tx.session);
    if (!shown) throw new Error('The request was not shown');
    return { ...shown, already };
  });
