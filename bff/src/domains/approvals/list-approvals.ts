import { dayMs, type approvalEndpoints } from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import { isRecordId } from '../../db/record-id.ts';
import type { Service } from '../../http/mount.ts';
import { ApprovalModel, type ApprovalRequest } from './approval.model.ts';
import { findApproval, showApprovals, visibleTo, type Kinds } from './approval-reading.ts';
import { maxWaiting, undecided } from './api/waiting-approvals.ts';
import { isRequester } from './approvals.policy.ts';

const page = 50;
const recently = 7 * dayMs;

/** Lists the requests that wait for the reader's decision, and the reader's own. */
export const listApprovals =
  (kinds: Kinds): Service<typeof approvalEndpoints.list> =>
  async ({ actor }, { query }) => {
    const now = new Date();
    const about = aboutSubject(query);
    const found = await ApprovalModel.aggregate<ApprovalRequest>([
      ...undecided(actor, about),
      {
        $unionWith: {
          coll: ApprovalModel.collection.name,
          pipeline: [
            {
              $match: {
                ...about,
                requesterId: actor.userId,
                $or: [
                  { status: 'pending' },
                  { updatedAt: { $gt: new Date(now.getTime() - recently) } },
                ],
              },
            },
            { $sort: { createdAt: -1, _id: -1 } },
            { $limit: page },
          ],
        },
      },
    ]);
    const seen = await visibleTo(kinds, actor, found);
    const asked = seen.filter(({ request }) => isRequester(actor, request));
    const waiting = seen.filter((one) => !asked.includes(one)).slice(0, maxWaiting);
    const shown = await showApprovals(kinds, actor, [...waiting, ...asked]);
    return { waiting: shown.slice(0, waiting.length), asked: shown.slice(waiting.length) };
  };

export const readApproval =
  (kinds: Kinds): Service<typeof approvalEndpoints.show> =>
  async ({ actor }, { params }) => {
    const seen = await findApproval(kinds, actor, params.id);
    const [shown] = await showApprovals(kinds, actor, [seen]);
    if (!shown) throw new Error('The request was not shown');
    return shown;
  };

function aboutSubject({
  subjectType,
  subjectId,
}: {
  subjectType?: ApprovalRequest['subjectType'] | undefined;
  subjectId?: string | undefined;
}): QueryFilter<ApprovalRequest> {
  return {
    ...(subjectType && { subjectType }),
    ...(subjectId !== undefined && {
      subjectId: isRecordId(subjectId) ? new Types.ObjectId(subjectId) : { $in: [] },
    }),
  };
}
