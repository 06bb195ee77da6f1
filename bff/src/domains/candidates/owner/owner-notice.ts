import { candidatesRoutes, href } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { notify } from '../../notifications/api/notify.ts';

/** Notifies a new owner. Several consecutive hand-overs by one colleague share one notification. */
export async function notifyNewOwner(
  tx: Tx,
  owner: Types.ObjectId,
  candidateIds: readonly Types.ObjectId[],
): Promise<void> {
  const [first] = candidateIds;
  if (!first) return;
  await notify(tx, {
    topic: 'assignment',
    userIds: [owner],
    title: 'You are now the owner of {name}',
    link: href(candidatesRoutes.profile, { id: first.toHexString() }),
    subject: { type: 'candidate', id: first },
    groupKey: `candidate.owner ${tx.userId?.toHexString() ?? 'system'}`,
    many: {
      title: 'You are now the owner of {count} candidates',
      link: href(candidatesRoutes.list, {}, { 'filter[owner]': owner.toHexString() }),
    },
    count: candidateIds.length,
  });
}
