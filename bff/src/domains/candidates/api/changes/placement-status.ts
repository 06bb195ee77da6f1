import type { Types } from 'mongoose';
import { dayOf } from '../../../../db/calendar-day.ts';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { holdOtherApplications } from '../../../applications/api/applications.ts';
import { hasLivePlacement } from '../../../../records/placements/live-placements.ts';
import { addRuleTask, finishRuleTask } from '../../../tasks/api/rule-tasks.ts';
import { CandidateModel, type Candidate } from '../../../../records/candidates/candidate.model.ts';
import { moveStatus } from '../../actions/move-status.ts';

/**
 * Starts a placement of this candidate: the record becomes `placed`, the other live applications go
 * on hold, and their owners are notified. A second placement changes nothing more.
 * @throws AppError INVALID_TRANSITION for do-not-contact or anonymised candidates
 */
export async function placementStarts(
  tx: Tx,
  candidateId: Types.ObjectId,
  applicationId: Types.ObjectId | null,
): Promise<void> {
  const candidate = await find(tx, candidateId);
  if (candidate?.status !== 'placed')
    await moveStatus(tx, candidateId, { action: 'placement_starts', actor: null, version: null });
  await holdOtherApplications(tx, candidateId, { except: applicationId, note: 'Placed elsewhere' });
}

/**
 * Ends a placement of this candidate: after the last one the record is `active` again and the owner
 * gets a task to place them anew. A snoozed candidate stays snoozed until they wake.
 */
export async function placementEnds(
  tx: Tx,
  candidateId: Types.ObjectId,
  placementId: Types.ObjectId,
): Promise<void> {
  const candidate = await find(tx, candidateId);
  if (!candidate || (await hasLivePlacement(candidateId, tx.session))) return;
  if (candidate.status === 'placed')
    await moveStatus(tx, candidateId, { action: 'placement_ends', actor: null, version: null });
  await askToRedeploy(tx, candidate, {
    placementId,
    title: 'The contract is over: redeploy',
    dueOn: dayOf(tx.at),
  });
}

/** Creates one task per placement, however often it is called. */
export const askToRedeploy = (
  tx: Tx,
  candidate: Candidate,
  { placementId, title, dueOn }: { placementId: Types.ObjectId; title: string; dueOn: string },
) =>
  addRuleTask(tx, candidate, {
    title,
    kind: 'redeploy',
    dueOn,
    assigneeId: candidate.ownerUserId,
    rule: redeployRule(placementId),
  });

/** Closes the task: this contract continues. */
export const keepFromRedeploying = (
  tx: Tx,
  candidateId: Types.ObjectId,
  placementId: Types.ObjectId,
): Promise<void> => finishRuleTask(tx, candidateId, redeployRule(placementId));

const redeployRule = (placementId: Types.ObjectId): string =>
  `redeploy:${placementId.toHexString()}`;

const find = (tx: Tx, _id: Types.ObjectId) =>
  CandidateModel.findOne({ _id, deletedAt: null }, null, {
    session: tx.session,
  }).lean();
