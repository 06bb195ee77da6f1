import type { ApprovalSubject } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isSeen, visibilityBy, type VisibilityById } from '../../../db/row-visibility.ts';
import { candidateVisibility } from '../../../records/candidates/candidate-names.ts';
import { jobVisibility } from '../../../records/jobs/job-visibility.ts';
import { placementVisibility } from '../../../records/placements/placement-visibility.ts';
import { ApprovalModel } from '../approval.model.ts';
import { isRequester } from '../approvals.policy.ts';

type Ids = readonly Types.ObjectId[];
const sights: Readonly<
  Record<ApprovalSubject, (actor: Actor, ids: Ids) => Promise<VisibilityById>>
> = {
  candidate: candidateVisibility,
  placement: placementVisibility,
  job: jobVisibility,
  // Users who may mail many candidates decide on any such mail.
  messageBatch: (actor, ids) =>
    Promise.resolve(new Map(ids.map((id) => [id.toHexString(), actor.can('candidate.bulkEmail')]))),
  // It concerns its candidate, whose visibility is checked separately.
  signature_document: (actor, ids) =>
    Promise.resolve(new Map(ids.map((id) => [id.toHexString(), actor.can('signature.create')]))),
  // Users who decide on owners' requests may read every account.
  user: (actor, ids) =>
    Promise.resolve(new Map(ids.map((id) => [id.toHexString(), actor.can('owner.approve')]))),
  // Users of pay and bill rates may see all of these; timesheets have further rules.
  timesheet: (actor, ids) =>
    Promise.resolve(
      new Map(
        ids.map((id) => [id.toHexString(), actor.scopeOf('timesheet.lock') === 'all'] as const),
      ),
    ),
};

/**
 * Returns which of these requests the reader may know of: own ones, and those about visible
 * records.
 */
export async function approvalVisibility(actor: Actor, ids: Ids): Promise<VisibilityById> {
  const rows = await ApprovalModel.find(
    { _id: { $in: [...ids] } },
    { subjectType: 1, subjectId: 1, requesterId: 1, concernsId: 1 },
  ).lean();
  const seen = new Map<string, boolean>();
  for (const subject of new Set(rows.map(({ subjectType }) => subjectType))) {
    const about = rows.flatMap((row) => (row.subjectType === subject ? [row.subjectId] : []));
    for (const [id, known] of await sights[subject](actor, about)) seen.set(id, known);
  }
  const people = await candidateVisibility(
    actor,
    rows.flatMap(({ concernsId }) => concernsId ?? []),
  );
  return visibilityBy(
    rows,
    (row) =>
      isRequester(actor, row) ||
      (isSeen(seen, row.subjectId) && (row.concernsId === null || isSeen(people, row.concernsId))),
  );
}

/** Returns the ids of requests about these candidates. */
export const approvalIdsOf = async (candidateIds: Ids): Promise<Types.ObjectId[]> =>
  candidateIds.length === 0
    ? []
    : ApprovalModel.distinct('_id', { concernsId: { $in: [...candidateIds] } });
