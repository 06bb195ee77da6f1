import type { VettingState } from '@muster/contracts';
import type { Types } from 'mongoose';
import { standingSteps } from '../decisions/standing-steps.ts';
import { VettingDecisionModel, type VettingDecisionRow } from '../vetting-decision.model.ts';

/** States of candidates who passed and whose verdict was not revoked by a later step. */
const passed: readonly VettingState[] = ['vetted', 'expired'];
const verdicts: readonly VettingDecisionRow['action'][] = ['pass', 'fail', 'revoke'];

/**
 * Returns by id whether each candidate counted as vetted at a moment: only those with a vetting
 * step since.
 */
export async function vettedAt(
  candidateIds: readonly Types.ObjectId[],
  moment: Date,
): Promise<ReadonlyMap<string, boolean>> {
  const changed: Types.ObjectId[] = await VettingDecisionModel.distinct('candidateId', {
    candidateId: { $in: [...candidateIds] },
    at: { $gte: moment },
  });
  const rows = await VettingDecisionModel.find(
    { candidateId: { $in: changed } },
    { candidateId: 1, action: 1, fromStatus: 1, at: 1 },
  )
    .sort({ at: -1, _id: -1 })
    .lean();
  const stepsOf = new Map<string, Step[]>();
  for (const row of rows) {
    const id = row.candidateId.toHexString();
    const steps = stepsOf.get(id);
    if (steps) steps.push(row);
    else stepsOf.set(id, [row]);
  }
  return new Map([...stepsOf].map(([id, steps]) => [id, wasVetted(steps, moment)]));
}

type Step = Pick<VettingDecisionRow, 'action' | 'fromStatus' | 'at'>;

function wasVetted(latestFirst: readonly Step[], moment: Date): boolean {
  const before = latestFirst.filter(({ at }) => at < moment);
  const verdict = standingSteps(before).find(({ action }) => verdicts.includes(action));
  if (verdict) return verdict.action === 'pass';
  // Vetted without an earlier step of its own, as an imported or merged record.
  const next = latestFirst.findLast(({ at }) => at >= moment);
  return next !== undefined && passed.includes(next.fromStatus);
}
