import { vettingMachine, type VettingMachineAction, type VettingState } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../../../audit/audit.service.ts';
import { raiseVersion } from '../../../../db/record-version.ts';
import {
  changeState,
  requireState,
  type StateChangeRules,
  type TransitionResult,
} from '../../../../db/transition.ts';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { CandidateModel, type Candidate } from '../../../../records/candidates/candidate.model.ts';

export interface VettingMove extends StateChangeRules<Candidate> {
  /** `take_back` undoes a bulk action regardless of the state machine. */
  action: VettingMachineAction | 'take_back';
  to: VettingState;
  /** Fields of the new status. */
  facts: Partial<Pick<Candidate, 'vettedAt' | 'vettingExpiresAt'>>;
}

/**
 * Moves the vetting status of a candidate by its state machine. A new candidate who passes becomes
 * active in the same write.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function moveVetting(
  tx: Tx,
  current: Candidate,
  { action, to, facts, isRepeat, ...rules }: VettingMove,
): Promise<TransitionResult<Candidate>> {
  const result = await changeState<Candidate>(tx, CandidateModel, current, {
    ...rules,
    name: `vetting.${action}`,
    isRepeat: (candidate) =>
      tx.userId !== null && candidate.vettingStatus === to && (isRepeat?.(candidate) ?? true),
    requireState: ({ vettingStatus }) => {
      if (action !== 'take_back') requireState(vettingMachine, action, vettingStatus);
    },
    set: ({ status }) => ({
      $set: {
        vettingStatus: to,
        ...facts,
        ...(tx.userId && { lastActivityAt: tx.at }),
        ...(to === 'vetted' &&
          status === 'new' && {
            status: 'active',
            previousStatus: status,
            statusChangedAt: tx.at,
            statusChangedBy: tx.userId,
          }),
      },
    }),
    paths: ['vettingStatus'],
  });
  const { before, after, already } = result;
  if (!already)
    await audit(tx, {
      action: 'candidate.vetting',
      entity: 'candidate',
      entityId: after._id,
      changes: changesBetween<Candidate>(before, after, ['vettingStatus', 'status']),
    });
  return result;
}

/** Interviewers get access to the candidates they interview. */
export async function addVetters(
  tx: Tx,
  candidateId: Types.ObjectId,
  userIds: readonly Types.ObjectId[],
): Promise<void> {
  const candidate = await CandidateModel.findById(
    candidateId,
    { vetterIds: 1, poolVetterIds: 1, jobVetterIds: 1 },
    { session: tx.session },
  ).lean();
  const among = (ids: readonly Types.ObjectId[] | undefined, id: Types.ObjectId) =>
    (ids ?? []).some((one) => one.equals(id));
  const fresh = userIds.filter((id) => !among(candidate?.vetterIds, id));
  // A vetter with access only through a pool or a job loses it when the candidate leaves that.
  const passing = userIds.filter(
    (id) => among(candidate?.poolVetterIds, id) || among(candidate?.jobVetterIds, id),
  );
  if (fresh.length === 0 && passing.length === 0) return;
  await CandidateModel.updateOne(
    { _id: candidateId },
    raiseVersion({
      $addToSet: { vetterIds: { $each: fresh } },
      $pull: { poolVetterIds: { $in: passing }, jobVetterIds: { $in: passing } },
    }),
    { session: tx.session },
  );
}
