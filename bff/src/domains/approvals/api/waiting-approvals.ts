import { approvalKinds, type ApprovalKindName } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { ApprovalModel, type ApprovalRequest } from '../approval.model.ts';
import { visibleTo, type Kinds, type Seen } from '../approval-reading.ts';

export type { Kinds };

const most = 50;

/** The requests that wait for this reader's decision, the first to run out first. */
export async function waitingFor(
  kinds: Kinds,
  actor: Actor,
  about: QueryFilter<ApprovalRequest>,
): Promise<Seen[]> {
  const decided = (Object.keys(approvalKinds) as ApprovalKindName[]).filter((kind) =>
    actor.can(approvalKinds[kind]),
  );
  const waiting = await ApprovalModel.find({
    ...about,
    status: 'pending',
    kind: { $in: decided },
    requesterId: { $nin: [...actor.selfUserIds] },
    expiresAt: { $gt: new Date() },
  })
    .sort({ expiresAt: 1, _id: 1 })
    // Some may be about records that are hidden from the reader.
    .limit(most * 2)
    .lean();
  return (await visibleTo(kinds, actor, waiting)).slice(0, most);
}

/** How many requests wait for this reader's decision. */
export const countApprovalsWaiting = async (kinds: Kinds, actor: Actor): Promise<number> =>
  actor.can('approval.list') ? (await waitingFor(kinds, actor, {})).length : 0;
