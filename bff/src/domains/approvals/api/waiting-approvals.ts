import { approvalKinds, type ApprovalKindName } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { ApprovalModel, type ApprovalRequest } from '../approval.model.ts';
import { visibleTo, type Kinds, type Seen } from '../approval-reading.ts';

export type { Kinds };

export const maxWaiting = 50;

/** Returns the requests that wait for this reader's decision, the earliest to expire first. */
export async function waitingFor(
  kinds: Kinds,
  actor: Actor,
  about: QueryFilter<ApprovalRequest>,
): Promise<Seen[]> {
  const waiting = await ApprovalModel.aggregate<ApprovalRequest>(undecided(actor, about));
  return (await visibleTo(kinds, actor, waiting)).slice(0, maxWaiting);
}

/**
 * Builds the query for requests that the reader's role may decide, the earliest to expire first.
 */
export const undecided = (actor: Actor, about: QueryFilter<ApprovalRequest>) => [
  {
    $match: {
      ...about,
      status: 'pending',
      kind: {
        $in: (Object.keys(approvalKinds) as ApprovalKindName[]).filter((kind) =>
          actor.can(approvalKinds[kind]),
        ),
      },
      requesterId: { $nin: [...actor.selfUserIds] },
      expiresAt: { $gt: new Date() },
    },
  },
  { $sort: { expiresAt: 1 as const, _id: 1 as const } },
  // Some may concern records that are hidden from the reader.
  { $limit: maxWaiting * 2 },
];

/** Counts the requests that wait for this reader's decision. */
export const countApprovalsWaiting = async (kinds: Kinds, actor: Actor): Promise<number> =>
  actor.can('approval.list') ? (await waitingFor(kinds, actor, {})).length : 0;
